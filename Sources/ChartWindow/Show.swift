/// Shows `client` in a window and returns when the window has been closed: by its person, by the
/// client, or by a signal, whose number is then returned.
///
/// `started` gets what the client may ask of the window, before the first frame is painted.
@discardableResult
public func show(
  _ client: any WindowClient, options: WindowOptions,
  started: (WindowHandle) -> Void = { _ in }
) throws(WindowError) -> Int32? {
  let session = try WindowSession(client: client, options: options)
  started(session.handle)
  return try session.run()
}
