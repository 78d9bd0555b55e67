import ChartCore

/// The bytes of a source as a stream that knows why it broke off.
protocol SourceStream: ByteStream {
  /// Why reading threw `TableError.interrupted`.
  var failure: InputError.Reason? { get }
}

extension InputSource {
  /// Opens the source and returns its bytes, those of a gzip file unpacked.
  ///
  /// A file is read as it is asked for; a pipe is first read until its writers have closed it.
  func opened(_ progress: ReadingProgress? = nil) throws(InputError) -> any SourceStream {
    do throws(InputError.Reason) {
      return try unpacking(FileStream.opened(self, progress))
    } catch {
      throw InputError(source: self, reason: error)
    }
  }

  private func unpacking(
    _ stream: any SourceStream
  ) throws(InputError.Reason) -> any SourceStream {
    if stream.expectedCount == 0 { throw .empty }
    return try GzipStream(stream) ?? stream
  }
}
