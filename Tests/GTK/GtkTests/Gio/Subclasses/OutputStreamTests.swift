import Gtk
import GtkTesting
import XCTest

/// Tests of output streams that a Swift class implements and GIO writes to.
@MainActor
final class OutputStreamTests: GtkTestCase {
    func testCWritesInParts() throws {
        let sink = Sink(atOnce: 3)
        XCTAssertEqual(try sink.writeBlocking([1, 2, 3, 4, 5]), 3)
        XCTAssertEqual(try sink.writeAllBlocking([6, 7, 8, 9]), 4)
        XCTAssertEqual(sink.bytes, [1, 2, 3, 6, 7, 8, 9])
        XCTAssertEqual(sink.writes, 3)
    }

    func testWithoutBlocking() async throws {
        let sink = Sink(atOnce: 3)
        let count = try await sink.writeAll([1, 2, 3, 4, 5, 6, 7])
        XCTAssertEqual(count, 7)
        XCTAssertEqual(sink.bytes, [1, 2, 3, 4, 5, 6, 7])
        try await sink.flush()
        try await sink.close()
        XCTAssertEqual(sink.flushes, 2, "closing flushes as well")
        XCTAssertEqual(sink.closings, 1)
    }

    func testAStreamIsSplicedIntoACustomStream() async throws {
        let sink = Sink(atOnce: 1000)
        let source = MemoryInputStream(bytes: Bytes([UInt8](repeating: 7, count: 20_000)))
        let count = try await sink.splice(from: source, flags: [.closeTarget])
        XCTAssertEqual(count, 20_000)
        XCTAssertEqual(sink.bytes.count, 20_000)
        XCTAssertEqual(sink.closings, 1)
    }

    func testErrors() async {
        XCTAssertThrowsError(try Full().writeBlocking([1])) { error in
            XCTAssertEqual((error as? GLibError)?.code, IOErrorEnum.noSpace.rawValue)
        }
        do {
            _ = try await Full().writeAll([1])
            XCTFail("there is no space")
        } catch {
            XCTAssertEqual(error.message, "full")
        }
    }

    func testReportingTooManyBytesTraps() {
        let boast = "Boaster returns 2 elements for GOutputStreamClass.write_fn, which expects at most 1"
        assertTraps(saying: boast) { _ = try Boaster().writeBlocking([1]) }
    }

    func testAMissingRequiredFunctionTraps() {
        final class Hole: GOutputStream {}
        assertTraps(saying: "Hole must override write(_:cancellable:)", "GOutputStreamClass.write_fn") { print(Hole()) }
    }

    func testStreamsAreFreed() {
        assertNoLeaks {
            for _ in 0..<500 { _ = try? Sink(atOnce: 2).writeAllBlocking([1, 2, 3]) }
        }
    }
}

private final class Sink: GOutputStream {
    private let atOnce: Int
    var bytes: [UInt8] = []
    var writes = 0
    var flushes = 0
    var closings = 0

    init(atOnce: Int) {
        self.atOnce = atOnce
        super.init()
    }

    override func write(_ buffer: [UInt8], cancellable: GCancellable?) throws(GLibError) -> Int {
        writes += 1
        bytes += buffer.prefix(atOnce)
        return min(buffer.count, atOnce)
    }

    override func flush(_ cancellable: GCancellable?) throws(GLibError) { flushes += 1 }
    override func close(_ cancellable: GCancellable?) throws(GLibError) { closings += 1 }
}

private final class Full: GOutputStream {
    override func write(_ buffer: [UInt8], cancellable: GCancellable?) throws(GLibError) -> Int {
        throw GLibError(IOErrorEnum.noSpace, message: "full")
    }
}

private final class Boaster: GOutputStream {
    override func write(_ buffer: [UInt8], cancellable: GCancellable?) throws(GLibError) -> Int { buffer.count + 1 }
}
