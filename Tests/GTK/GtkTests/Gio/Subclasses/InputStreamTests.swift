import Gtk
import GtkTesting
import XCTest

/// Tests of input streams that a Swift class implements and GIO reads.
@MainActor
final class InputStreamTests: GtkTestCase {
    private let text = "Uryyb, jbeyq\nfrpbaq yvar\n"
    private let plain = "Hello, world\nsecond line\n"

    private func makeRotated() -> Rot13 {
        Rot13(properties: ["base-stream": MemoryInputStream(bytes: Bytes(Array(text.utf8)))])
    }

    // MARK: Reading in C

    func testCReadsUntilTheEnd() throws {
        let stream = makeRotated()
        XCTAssertEqual(try stream.readBlocking(count: 5), Array("Hello".utf8))
        XCTAssertEqual(try stream.readAllBlocking(count: 1000), Array(plain.utf8.dropFirst(5)))
        XCTAssertEqual(try stream.readBlocking(count: 5), [], "at the end")
        XCTAssertEqual(stream.asked.first, 5)
    }

    func testABufferedStreamReadsFromACustomStream() throws {
        let lines = DataInputStream(baseStream: makeRotated())
        XCTAssertEqual(try lines.readLineUTF8(), "Hello, world")
        XCTAssertEqual(try lines.readLineUTF8(), "second line")
        XCTAssertNil(try lines.readLineUTF8())
    }

    func testSkippingReads() throws {
        let stream = makeRotated()
        XCTAssertEqual(try stream.skipBlocking(7), 7)
        XCTAssertEqual(try stream.readBlocking(count: 5), Array("world".utf8))
    }

    func testSuperCallsTheCClass() throws {
        let stream = Counting(properties: ["base-stream": MemoryInputStream(bytes: Bytes([1, 2, 3]))])
        XCTAssertEqual(try stream.readAllBlocking(count: 10), [1, 2, 3])
        XCTAssertEqual(stream.count, 3)
    }

    // MARK: Without blocking

    func testGIOReadsOnAThreadThatWaitsForTheMainThread() async throws {
        let stream = makeRotated()
        let bytes = try await stream.read(count: 5)
        XCTAssertEqual(bytes, Array("Hello".utf8))
        let rest = try await stream.readAll(count: 1000)
        XCTAssertEqual(rest, Array(plain.utf8.dropFirst(5)))
        let end = try await stream.read(count: 5)
        XCTAssertEqual(end, [])
        XCTAssertEqual(stream.threads, [true])
    }

    func testAnErrorWithoutBlocking() async {
        do {
            _ = try await Failing().read(count: 5)
            XCTFail("there is an error")
        } catch {
            XCTAssertEqual(error.code, IOErrorEnum.brokenPipe.rawValue)
            XCTAssertEqual(error.message, "the pipe is broken")
        }
    }

    // MARK: Errors

    func testAnErrorRoundTripsThroughC() {
        let stream = Failing()
        XCTAssertThrowsError(try stream.readBlocking(count: 1)) { error in
            let error = error as? GLibError
            XCTAssertEqual(error?.domain, "g-io-error-quark")
            XCTAssertEqual(error?.code, IOErrorEnum.brokenPipe.rawValue)
            XCTAssertEqual(error?.message, "the pipe is broken")
        }
        XCTAssertThrowsError(try stream.skipBlocking(1)) { error in
            XCTAssertEqual((error as? GLibError)?.message, "the pipe is broken")
        }
    }

    func testACancelledReadDoesNotRead() {
        let cancellable = GCancellable()
        let stream = Patient()
        cancellable.cancel()
        XCTAssertThrowsError(try stream.readBlocking(count: 1, cancellable: cancellable)) { error in
            XCTAssertEqual((error as? GLibError)?.isCancelled, true)
        }
        XCTAssertTrue(stream.cancellable === cancellable)
    }

    func testTooManyBytesTrap() {
        assertTraps(
            saying: "Generous returns 6 elements for GInputStreamClass.read_fn, which expects at most 5"
        ) { _ = try Generous().readBlocking(count: 5) }
    }

    func testSkippingTooManyBytesTraps() {
        assertTraps(saying: "Hasty returns 9 elements for GInputStreamClass.skip, which expects at most 3") {
            _ = try Hasty().skipBlocking(3)
        }
        assertTraps(saying: "Hasty returns -1 elements for GInputStreamClass.skip, which expects at most 3") {
            let stream = Hasty()
            stream.skipped = -1
            _ = try stream.skipBlocking(3)
        }
    }

    // MARK: Required methods

    func testCreatingAnObjectTrapsIfARequiredFunctionIsMissing() {
        class Source: GInputStream {}
        final class Twos: Source {
            override func read(_ count: Int, cancellable: GCancellable?) throws(GLibError) -> [UInt8] {
                [UInt8](repeating: 2, count: min(count, 3))
            }
        }
        assertTraps(
            saying: "Source must override read(_:cancellable:), because C always calls GInputStreamClass.read_fn"
        ) { print(Source()) }
        assertTraps(saying: "FileSource must override read(_:cancellable:)") {
            final class FileSource: FileInputStream {}
            print(FileSource())
        }
        XCTAssertEqual(try Twos().readBlocking(count: 2), [2, 2], "an intermediate class can omit it")
    }

    func testCallingAMissingCFunctionTraps() {
        final class Upward: GInputStream {
            override func read(_ count: Int, cancellable: GCancellable?) throws(GLibError) -> [UInt8] {
                try super.read(count, cancellable: cancellable)
            }
        }
        assertTraps(
            saying: "Upward: GInputStream doesn't implement GInputStreamClass.read_fn"
        ) {
            _ = try Upward().readBlocking(count: 2)
        }
    }

    // MARK: The end of a stream

    func testClosingCallsTheMethod() throws {
        let stream = Patient()
        try stream.closeBlocking()
        XCTAssertEqual(stream.closings, 1)
        XCTAssertTrue(stream.isClosed)
        XCTAssertThrowsError(try stream.readBlocking(count: 1)) { error in
            XCTAssertEqual((error as? GLibError)?.code, IOErrorEnum.closed.rawValue)
        }
    }

    func testStreamsAreFreed() {
        assertNoLeaks {
            for _ in 0..<500 {
                let stream = makeRotated()
                _ = try? stream.readAllBlocking(count: 100)
                _ = try? Failing().readBlocking(count: 1)
            }
        }
    }

    func testAStreamIsRetainedWhileCReads() async throws {
        weak var stream: Rot13?
        do {
            let reader = BufferedInputStream(baseStream: makeRotated())
            stream = reader.baseStream as? Rot13
            XCTAssertNotNil(stream)
            let bytes = try await reader.read(count: 5)
            XCTAssertEqual(bytes, Array("Hello".utf8))
        }
        wait { stream == nil }
    }
}

private final class Rot13: FilterInputStream {
    var asked: [Int] = []
    var threads: Set<Bool> = []

    override func read(_ count: Int, cancellable: GCancellable?) throws(GLibError) -> [UInt8] {
        asked.append(count)
        threads.insert(Thread.isMainThread)
        return try baseStream.readBlocking(count: count, cancellable: cancellable).map { byte in
            switch byte {
            case 65...90: (byte - 65 + 13) % 26 + 65
            case 97...122: (byte - 97 + 13) % 26 + 97
            default: byte
            }
        }
    }
}

private final class Counting: FilterInputStream {
    var count = 0

    override func read(_ count: Int, cancellable: GCancellable?) throws(GLibError) -> [UInt8] {
        let bytes = try super.read(count, cancellable: cancellable)
        self.count += bytes.count
        return bytes
    }
}

private final class Failing: GInputStream {
    override func read(_ count: Int, cancellable: GCancellable?) throws(GLibError) -> [UInt8] {
        throw GLibError(IOErrorEnum.brokenPipe, message: "the pipe is broken")
    }
}

private final class Patient: GInputStream {
    var cancellable: GCancellable?
    var closings = 0

    override func read(_ count: Int, cancellable: GCancellable?) throws(GLibError) -> [UInt8] {
        self.cancellable = cancellable
        try cancellable?.setErrorIfCancelled()
        return []
    }

    override func close(_ cancellable: GCancellable?) throws(GLibError) {
        closings += 1
    }
}

private final class Generous: GInputStream {
    override func read(_ count: Int, cancellable: GCancellable?) throws(GLibError) -> [UInt8] {
        [UInt8](repeating: 0, count: count + 1)
    }
}

private final class Hasty: GInputStream {
    var skipped = 9

    override func read(_ count: Int, cancellable: GCancellable?) throws(GLibError) -> [UInt8] { [] }
    override func skip(_ count: Int, cancellable: GCancellable?) throws(GLibError) -> Int { skipped }
}
