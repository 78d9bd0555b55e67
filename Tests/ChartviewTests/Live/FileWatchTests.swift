import Glibc
import Testing

@testable import chartview

@Suite struct FileWatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write("t,v\n1,2\n", to: "a.csv")
  }

  /// Returns what is heard of a file while commands run in its folder.
  private func news(_ watch: FileWatch, _ commands: String) throws -> FileWatch.News {
    _ = try BuiltProgram.shell("cd '\(folder[""])' && \(commands)")
    return watch.news()
  }

  @Test("writing, saving by rename and removing are heard, whatever came before")
  func events() throws {
    let watch = try FileWatch(folder["a.csv"])
    #expect(watch.news() == .nothing)
    #expect(try news(watch, "echo 3,4 >> a.csv") == .complete)
    #expect(try news(watch, "cp a.csv b; mv b a.csv") == .complete)
    #expect(try news(watch, "echo 5,6 >> a.csv") == .complete, "of the file that took the name")
    #expect(try news(watch, "rm a.csv") == .written)
    #expect(try news(watch, "echo 7,8 > a.csv") != .nothing)
    #expect(try news(watch, "echo 7,8 >> a.csv") == .complete)
  }

  @Test("a writer that keeps the file open is heard before it closes it")
  func openWriter() throws {
    let watch = try FileWatch(folder["a.csv"])
    let descriptor = open(folder["a.csv"], O_WRONLY | O_APPEND)
    _ = write(descriptor, "3,4\n", 4)
    #expect(watch.news() == .written)
    close(descriptor)
    #expect(watch.news() == .complete)
  }

  @Test("other files of the folder are no news")
  func others() throws {
    let watch = try FileWatch(folder["a.csv"])
    #expect(try news(watch, "echo 1 > b; mv b c; rm c") == .nothing)
  }

  @Test("a link is followed: its own change and that of its file are heard")
  func links() throws {
    _ = try BuiltProgram.shell(
      "cd '\(folder[""])' && mkdir d e && cp a.csv d/x && cp a.csv e/x && ln -s d/x link")
    let watch = try FileWatch(folder["link"])
    #expect(try news(watch, "echo 3,4 >> d/x") == .complete)
    #expect(try news(watch, "cp a.csv d/y; mv d/y d/x") == .complete)
    #expect(try news(watch, "ln -sf e/x new; mv new link") == .complete)
    #expect(try news(watch, "echo 3,4 >> e/x") == .complete)
  }

  @Test("a file that is not there yet is heard when it comes")
  func missing() throws {
    let watch = try FileWatch(folder["later.csv"])
    #expect(try news(watch, "echo 1 > later.csv") == .written)
    #expect(try news(watch, "echo 1 >> later.csv") == .complete)
  }

  @Test("folders that are moved, and links on the way, are heard; what else is in them is not")
  func folders() throws {
    _ = try BuiltProgram.shell(
      "cd '\(folder[""])' && mkdir -p d/e f && cp a.csv d/e/x && cp a.csv f/x && ln -s d/e now")
    let watch = try FileWatch(folder["now/x"])
    #expect(try news(watch, "touch d/y f/y other") == .nothing)
    #expect(try news(watch, "mv d g") == .written)
    #expect(try news(watch, "touch g/e/x") == .nothing, "no longer the file")
    #expect(try news(watch, "mv g d") == .complete)
    #expect(try news(watch, "touch other") == .nothing)
    #expect(try news(watch, "echo 3,4 >> d/e/x") == .complete)
    #expect(try news(watch, "ln -s f next; mv -T next now") == .complete)
    #expect(try news(watch, "echo 3,4 >> f/x") == .complete)
    #expect(try news(watch, "echo 3,4 >> d/e/x") == .nothing)
    #expect(try news(watch, "rm -r f") == .written)
    #expect(try news(watch, "mkdir f; echo 1 > f/x") != .nothing)
    #expect(try news(watch, "echo 1 >> f/x") == .complete)
  }
}
