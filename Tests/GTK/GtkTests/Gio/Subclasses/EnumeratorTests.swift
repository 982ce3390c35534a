import Gtk
import GtkTesting
import XCTest

/// Tests of Swift classes that are GIO enumerators and monitors.
@MainActor
final class EnumeratorTests: GtkTestCase {
    // MARK: Files

    func testACustomEnumerator() throws {
        let names = ["one", "two", "three"]
        let enumerator = Names(names, in: File(path: "/nowhere"))
        let first = try XCTUnwrap(enumerator.nextFile())
        XCTAssertEqual(first.name, "one")
        XCTAssertEqual(enumerator.child(first).path, "/nowhere/one")
        XCTAssertEqual(try enumerator.nextFile()?.name, "two")
        XCTAssertEqual(try enumerator.nextFile()?.name, "three")
        XCTAssertNil(try enumerator.nextFile())
        try enumerator.closeBlocking()
        XCTAssertEqual(enumerator.closings, 1)
    }

    func testFilesWithoutBlocking() async throws {
        let enumerator = Names(["one", "two", "three"], in: File(path: "/nowhere"))
        let first = try await enumerator.nextFiles(2)
        XCTAssertEqual(Set(first.map(\.name)), ["one", "two"])
        let rest = try await enumerator.nextFiles(2)
        XCTAssertEqual(rest.map(\.name), ["three"])
        try await enumerator.close()
        XCTAssertEqual(enumerator.closings, 1)
    }

    func testAnErrorBetweenFiles() {
        let enumerator = Names(["one"], in: File(path: "/nowhere"))
        enumerator.failure = GLibError(IOErrorEnum.timedOut, message: "too slow")
        XCTAssertThrowsError(try enumerator.nextFile()) { XCTAssertEqual(($0 as? GLibError)?.message, "too slow") }
    }

    func testAnEnumeratorIsClosedWhenItIsReleased() {
        final class Silent: FileEnumerator {
            override func doNextFile(_ cancellable: GCancellable?) throws(GLibError) -> FileInfo? { nil }
        }
        assertNoLeaks {
            for _ in 0..<500 { XCTAssertNil(try? Silent().nextFile()) }
        }
        assertTraps(saying: "Nothing must override doNextFile(_:)", "GFileEnumeratorClass.next_file") {
            final class Nothing: FileEnumerator {}
            print(Nothing())
        }
    }

    // MARK: Changes

    func testACustomMonitor() {
        let monitor = Monitor()
        var heard: [FileMonitorEvent] = []
        let connection = monitor.changed.connect { heard.append($0.eventType) }
        monitor.emitEvent(File(path: "/nowhere"), otherFile: nil, eventType: .created)
        wait { heard == [.created] }
        XCTAssertEqual(monitor.told, [.created])
        XCTAssertTrue(monitor.cancel())
        XCTAssertEqual(monitor.cancellations, 1)
        withExtendedLifetime(connection) {}
    }

    func testAMonitorWithoutCancellation() {
        final class Idle: FileMonitor {}
        let monitor = Idle()
        _ = monitor.cancel()
        XCTAssertTrue(monitor.isCancelled)
        assertNoLeaks { for _ in 0..<500 { _ = Idle().isCancelled } }
    }

    // MARK: Addresses

    func testCustomAddresses() async throws {
        let addresses = Addresses()
        XCTAssertEqual((try addresses.nextBlocking() as? InetSocketAddress)?.port, 1)
        let second = try await addresses.next()
        XCTAssertEqual((second as? InetSocketAddress)?.port, 2)
        let end = try await addresses.next()
        XCTAssertNil(end)
        assertTraps(saying: "Nowhere must override next(_:)") {
            final class Nowhere: SocketAddressEnumerator {}
            print(Nowhere())
        }
    }
}

private final class Names: FileEnumerator {
    private var names: ArraySlice<String> = []
    var failure: GLibError?
    var closings = 0

    convenience init(_ names: [String], in folder: File) {
        self.init(properties: ["container": folder])
        self.names = names[...]
    }

    override func doNextFile(_ cancellable: GCancellable?) throws(GLibError) -> FileInfo? {
        if let failure { throw failure }
        guard let name = names.popFirst() else { return nil }
        let info = FileInfo()
        info.name = name
        return info
    }

    override func close(_ cancellable: GCancellable?) throws(GLibError) { closings += 1 }
}

private final class Monitor: FileMonitor {
    var told: [FileMonitorEvent] = []
    var cancellations = 0

    override func onChanged(_ file: File, otherFile: File?, eventType: FileMonitorEvent) {
        XCTAssertNil(otherFile)
        told.append(eventType)
    }

    override func doCancel() -> Bool {
        cancellations += 1
        return true
    }
}

private final class Addresses: SocketAddressEnumerator {
    private var ports = [1, 2][...]

    override func next(_ cancellable: GCancellable?) throws(GLibError) -> SocketAddress? {
        ports.popFirst().flatMap { InetSocketAddress(string: "127.0.0.1", port: $0) }
    }
}
