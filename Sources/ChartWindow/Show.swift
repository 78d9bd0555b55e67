/// Shows `client` in a window and returns when the window has been closed: by its person, by the
/// client, or by a signal.
///
/// `started` gets what the client may ask of the window, before the first frame is painted.
public func show(
  _ client: any WindowClient, options: WindowOptions,
  started: (WindowHandle) -> Void = { _ in }
) throws(WindowError) {
  let session = try WindowSession(client: client, options: options)
  started(session.handle)
  try session.run()
}
