#if DEBUG
import CombineModel
import Foundation
import GLib
import GtkTesting
import TestSupport
import XCTest

@MainActor
final class SourceLocationTests: GtkTestCase {
    /// The inspector requests the lines of its rows again whenever it updates them.
    func testFindsEachLineOnceAlthoughItIsRequestedAgain() throws {
        let folder = TemporaryFolder.removedAtExit("symbolizer")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (program, calls) = (folder.appending(path: "llvm-symbolizer"), folder.appending(path: "calls"))
        try "#!/bin/sh\necho \"$*\" >> '\(calls.path())'\n".write(to: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path())
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        setenv("PATH", "\(folder.path()):\(path)", 1)
        defer { setenv("PATH", path, 1) }

        let stack = CallStack.current
        var endCount = 0
        for _ in 0..<5 { SourceLocations.find([stack]) { endCount += 1 } }
        wait { endCount == 5 }
        // One call for each file in the call stack.
        let lines = try String(contentsOf: calls, encoding: .utf8).split(separator: "\n")
        XCTAssertFalse(lines.isEmpty)
        XCTAssertEqual(Set(lines).count, lines.count)
        SourceLocations.find([stack]) { XCTFail("the line is known") }
        pumpUntilIdle()
    }
}
#endif
