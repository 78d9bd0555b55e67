/// The functions of libdbus that this program calls, in the order in which it comes to call them.
///
/// The library is loaded after the first frame, so its header is not read either: the types here
/// are those of libdbus 1.10 and later, whose interface does not change.
struct DBus {
  typealias Connection = OpaquePointer
  typealias Message = OpaquePointer
  typealias Watch = OpaquePointer
  /// Room for a `DBusMessageIter`, which is opaque.
  typealias Cursor = UnsafeMutableRawPointer
  typealias Owner = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>
  typealias AddWatch = @convention(c) (Watch?, Owner?) -> UInt32
  typealias WatchChanged = @convention(c) (Watch?, Owner?) -> Void
  typealias Filter = @convention(c) (Connection?, Message?, Owner?) -> Int32
  typealias Free = @convention(c) (Owner?) -> Void

  static let readable: UInt32 = 1
  static let writable: UInt32 = 2
  static let moreToDispatch: Int32 = 0
  static let answer: Int32 = 2
  nonisolated static let notHandled: Int32 = 1

  let setChangeSigpipe: @convention(c) (UInt32) -> Void
  let openPrivate: @convention(c) (Text, UnsafeMutableRawPointer?) -> Connection?
  let setExitOnDisconnect: @convention(c) (Connection, UInt32) -> Void
  let setWatchFunctions:
    @convention(c) (Connection, AddWatch, WatchChanged, WatchChanged, Owner?, Free?) -> UInt32
  let addFilter: @convention(c) (Connection, Filter, Owner?, Free?) -> UInt32
  let send: @convention(c) (Connection, Message, UnsafeMutablePointer<UInt32>?) -> UInt32
  let dispatch: @convention(c) (Connection) -> Int32
  let close: @convention(c) (Connection) -> Void
  let unref: @convention(c) (Connection) -> Void

  let watchDescriptor: @convention(c) (Watch) -> Int32
  let watchFlags: @convention(c) (Watch) -> UInt32
  let watchEnabled: @convention(c) (Watch) -> UInt32
  let watchHandle: @convention(c) (Watch, UInt32) -> UInt32

  let newMethodCall: @convention(c) (Text, Text, Text, Text) -> Message?
  let messageUnref: @convention(c) (Message) -> Void
  let messageType: @convention(c) (Message) -> Int32
  let replySerial: @convention(c) (Message) -> UInt32
  let isSignal: @convention(c) (Message, Text, Text) -> UInt32

  let startAppending: @convention(c) (Message, Cursor) -> Void
  let append: @convention(c) (Cursor, Int32, UnsafeRawPointer) -> UInt32
  let openContainer: @convention(c) (Cursor, Int32, Text?, Cursor) -> UInt32
  let closeContainer: @convention(c) (Cursor, Cursor) -> UInt32

  let startReading: @convention(c) (Message, Cursor) -> UInt32
  let argumentType: @convention(c) (Cursor) -> Int32
  let basic: @convention(c) (Cursor, UnsafeMutableRawPointer) -> Void
  let recurse: @convention(c) (Cursor, Cursor) -> Void
  let next: @convention(c) (Cursor) -> UInt32

  /// Loads the library.
  init() throws(SharedLibrary.Fault) {
    let library = try SharedLibrary("libdbus-1.so.3")
    setChangeSigpipe = try library.function("dbus_connection_set_change_sigpipe")
    openPrivate = try library.function("dbus_connection_open_private")
    setExitOnDisconnect = try library.function("dbus_connection_set_exit_on_disconnect")
    setWatchFunctions = try library.function("dbus_connection_set_watch_functions")
    addFilter = try library.function("dbus_connection_add_filter")
    send = try library.function("dbus_connection_send")
    dispatch = try library.function("dbus_connection_dispatch")
    close = try library.function("dbus_connection_close")
    unref = try library.function("dbus_connection_unref")
    watchDescriptor = try library.function("dbus_watch_get_unix_fd")
    watchFlags = try library.function("dbus_watch_get_flags")
    watchEnabled = try library.function("dbus_watch_get_enabled")
    watchHandle = try library.function("dbus_watch_handle")
    newMethodCall = try library.function("dbus_message_new_method_call")
    messageUnref = try library.function("dbus_message_unref")
    messageType = try library.function("dbus_message_get_type")
    replySerial = try library.function("dbus_message_get_reply_serial")
    isSignal = try library.function("dbus_message_is_signal")
    startAppending = try library.function("dbus_message_iter_init_append")
    append = try library.function("dbus_message_iter_append_basic")
    openContainer = try library.function("dbus_message_iter_open_container")
    closeContainer = try library.function("dbus_message_iter_close_container")
    startReading = try library.function("dbus_message_iter_init")
    argumentType = try library.function("dbus_message_iter_get_arg_type")
    basic = try library.function("dbus_message_iter_get_basic")
    recurse = try library.function("dbus_message_iter_recurse")
    next = try library.function("dbus_message_iter_next")
  }
}

extension DBus {
  /// Runs `body` with room for a cursor, more than any version of the library needs.
  static func withCursor<Result>(_ body: (Cursor) -> Result) -> Result {
    let room = Cursor.allocate(byteCount: 256, alignment: 16)
    room.initializeMemory(as: UInt8.self, repeating: 0, count: 256)
    defer { room.deallocate() }
    return body(room)
  }
}
