import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of file functions that throw, that are asynchronous, and that are cancelled.
@MainActor
final class FileOperationTests: GtkTestCase {
    func testAMissingFileIsAnErrorWithDomainAndCode() {
        let file = File(path: "/no/such/file")
        XCTAssertThrowsError(try file.loadContentsBlocking()) { error in
            let error = error as? GLibError
            XCTAssertEqual(error?.domain, "g-io-error-quark")
            XCTAssertEqual(error?.code, IOErrorEnum.notFound.rawValue)
            XCTAssertEqual(error?.isCancelled, false)
            XCTAssertEqual(error?.message.contains("/no/such/file"), true)
        }
    }

    func testAnErrorOfAnotherDomain() {
        let keys = KeyFile()
        XCTAssertThrowsError(try keys.string(forKey: "key", inGroup: "group")) { error in
            XCTAssertEqual((error as? GLibError)?.domain, "g-key-file-error-quark")
        }
    }

    func testContentsSynchronouslyAndAsynchronously() async throws {
        let text = Array("Grüße, 世界\0 and more".utf8)
        let (file, stream) = try File.makeTemporaryBlocking(template: "combinegtk-XXXXXX")
        defer { XCTAssertNoThrow(try file.deleteBlocking()) }
        try stream.closeBlocking()
        let etag = try await file.replaceContents(text, etag: nil, makeBackup: false)
        XCTAssertNotNil(etag)
        let found = try synchronously { try file.loadContentsBlocking() }
        XCTAssertEqual(found.contents, text)
        XCTAssertEqual(found.etag, etag)
        let loaded = try await file.loadContents()
        XCTAssertEqual(loaded.contents, text)
        XCTAssertEqual(loaded.etag, etag)
        _ = try await file.replaceContents(Bytes([1, 2, 3]), etag: nil, makeBackup: false)
        let bytes = try await file.loadBytes().bytes
        XCTAssertEqual(bytes.array, [1, 2, 3])
    }

    func testAFileThatCannotBeRenamedIsAnError() async {
        let file = File(uri: "unknown://host/file")
        XCTAssertThrowsError(try file.setDisplayNameBlocking("other")) {
            XCTAssertEqual(($0 as? GLibError)?.code, IOErrorEnum.notSupported.rawValue)
        }
        do {
            _ = try await file.setDisplayName("other")
            XCTFail("renamed")
        } catch { XCTAssertEqual(error.code, IOErrorEnum.notSupported.rawValue) }
    }

    func testAMissingFileAsynchronously() async {
        do {
            _ = try await File(path: "/no/such/file").loadContents()
            XCTFail("there is no such file")
        } catch {
            // `GLibError` is the only error type that can be thrown here.
            XCTAssertEqual(error.code, IOErrorEnum.notFound.rawValue)
        }
    }

    func testAFolderIsEnumerated() async throws {
        let folder = try await File.makeTemporaryDirectory(template: "combinegtk-XXXXXX")
        let names: Set<String> = ["a", "b", "c"]
        let files = names.map { folder.child($0) }
        defer { for file in files + [folder] { XCTAssertNoThrow(try file.deleteBlocking()) } }
        for file in files { _ = try await file.replaceContents([], etag: nil, makeBackup: false) }
        let enumerator = try await folder.enumerateChildren("standard::*", flags: [])
        var found: Set<String> = []
        while true {
            let infos = try await enumerator.nextFiles(2)
            if infos.isEmpty { break }
            found.formUnion(infos.map(\.name))
            XCTAssertEqual(infos.map(\.fileType), infos.map { _ in .regular })
        }
        XCTAssertEqual(found, names)
        try await enumerator.close()
        let again = try folder.enumerateChildrenBlocking("standard::name")
        var count = 0
        while try again.nextFile() != nil { count += 1 }
        XCTAssertEqual(count, 3)
    }

    func testACancelledTask() async {
        let before = LiveCount.closures
        let file = File(path: "/proc/self/comm")
        let task = Task { try await file.loadContents() }
        task.cancel()
        let result = await task.result
        XCTAssertThrowsError(try result.get()) { XCTAssertEqual(($0 as? GLibError)?.isCancelled, true) }
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testATaskThatIsCancelledWhileItReads() {
        let before = LiveCount.closures
        // The pipe has no writer, so only cancelling can end the reading.
        var ends: (Int32, Int32) = (0, 0)
        XCTAssertEqual(
            withUnsafeMutableBytes(of: &ends) { pipe($0.assumingMemoryBound(to: Int32.self).baseAddress) },
            0
        )
        defer { XCTAssertEqual(close(ends.1), 0) }
        let stream = UnixInputStream(fd: Int(ends.0), closeFD: true)
        var outcome: Result<Bytes, any Error>?
        let task = Task {
            do {
                outcome = .success(try await stream.readBytes(10))
            } catch {
                outcome = .failure(error)
            }
        }
        wait { stream.hasPending }
        XCTAssertNil(outcome)
        task.cancel()
        wait { outcome != nil }
        XCTAssertThrowsError(try outcome?.get()) { XCTAssertEqual(($0 as? GLibError)?.isCancelled, true) }
        XCTAssertFalse(stream.hasPending)
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testACustomCancellable() {
        let cancellable = Gio.GCancellable()
        cancellable.cancel()
        let file = File(path: "/proc/self/comm")
        XCTAssertThrowsError(try file.loadContentsBlocking(cancellable)) {
            XCTAssertEqual(($0 as? GLibError)?.isCancelled, true)
        }
    }

    func testProgressIsReported() async throws {
        let (source, stream) = try File.makeTemporaryBlocking(template: "combinegtk-XXXXXX")
        try stream.closeBlocking()
        _ = try await source.replaceContents([UInt8](repeating: 7, count: 100_000), etag: nil, makeBackup: false)
        let target = File(path: try XCTUnwrap(source.path) + "-copy")
        defer { for file in [source, target] { XCTAssertNoThrow(try file.deleteBlocking()) } }
        var last: (Int, Int)?
        try source.copyBlocking(to: target, flags: .overwrite) { last = ($0, $1) }
        XCTAssertEqual(last?.0, 100_000)
        XCTAssertEqual(last?.1, 100_000)
        let before = LiveCount.closures
        last = nil
        try await source.copy(to: target, flags: .overwrite) { last = ($0, $1) }
        XCTAssertEqual(last?.0, 100_000)
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testAPrivateClassIsWrappedAsItsInterface() throws {
        let file = File(path: "/proc/self")

        XCTAssertEqual(file.typeName, "GLocalFile")
        let parent = try XCTUnwrap(file.parent)
        XCTAssertEqual(parent.path, "/proc")
        XCTAssertEqual(file, parent.child("self"))
        XCTAssertTrue(File(uri: "file:///").parent == nil)
    }
}

/// Calls the synchronous overload of a function. Swift would otherwise choose the asynchronous one.
@MainActor
private func synchronously<Result>(_ body: () throws -> Result) rethrows -> Result {
    try body()
}
