import Glibc

extension stat {
  /// The system's numbers of the device and the file; another file by the same name has others.
  var identity: [UInt64] { [UInt64(st_dev), UInt64(st_ino)] }
}
