import Glibc

/// A library that is loaded when it is needed, so that whoever does not need it does not wait for it.
///
/// It stays loaded until the program ends.
struct SharedLibrary {
  /// Why a library is of no use.
  enum Fault: Error { case notInstalled, noFunction(String), tooOld }

  private let handle: UnsafeMutableRawPointer

  /// Loads a library by the name that it has on every system.
  init(_ name: String) throws(Fault) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw .notInstalled }
    self.handle = handle
  }

  /// Returns a function of the library; `Function` must be the type of its declaration in C.
  func function<Function>(_ name: String) throws(Fault) -> Function {
    precondition(MemoryLayout<Function>.size == MemoryLayout<UnsafeMutableRawPointer>.size)
    guard let address = dlsym(handle, name) else { throw .noFunction(name) }
    return unsafeBitCast(address, to: Function.self)
  }
}
