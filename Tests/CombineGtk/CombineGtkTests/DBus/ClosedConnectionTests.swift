import CombineGtk
import GtkTesting
import TestSupport
import XCTest

/// Tests of exported services after their connection was closed.
@MainActor
final class ClosedConnectionTests: GtkTestCase {
    private let path = "/org/example/Counter"
    private let busName = "org.example.Counter"
    private let flags: DBusConnectionFlags = [.authenticationClient, .messageBusConnection]

    private final class Counter: Storable {
        @Published var count = 0
        let reset = PassthroughSubject<Int, Never>()
        var answer: CheckedContinuation<Int, Never>?
        var cancellables: Set<AnyCancellable> = []
    }

    func testProgramClosesConnection() throws {
        try checkExport { connection, _ in try connection.closeBlocking() }
    }

    func testBusStops() throws {
        try checkExport { connection, bus in
            bus = nil
            wait { connection.isClosed }
        }
    }

    /// Exports a service, closes the connection during a call, and then uses and releases the service.
    private func checkExport(closing close: (DBusConnection, inout PrivateBus?) throws -> Void) throws {
        weak var counter: Counter?
        weak var connection: DBusConnection?
        try exportAndClose(close) { (counter, connection) = ($0, $1) }
        wait("the release of the service and its connection") { counter == nil && connection == nil }
    }

    private func exportAndClose(
        _ close: (DBusConnection, inout PrivateBus?) throws -> Void,
        _ watch: (Counter, DBusConnection) -> Void
    ) throws {
        var bus: PrivateBus? = try PrivateBus()
        defer { withExtendedLifetime(bus) {} }
        let address = try XCTUnwrap(bus?.address)
        let connection = try DBusConnection(address: address, flags: flags)
        let counter = Counter()
        watch(counter, connection)
        let service = DBusService(busName)
            .method("Wait") { [counter] () -> Int in await withCheckedContinuation { counter.answer = $0 } }
            .property("Count", counter.$count) { [counter] in counter.count = $0 }
            .signal("Reset", counter.reset)
        let export = try connection.export(service, at: path)
        var isOwned: Bool?
        let owner = connection.ownName(
            busName,
            nameAcquired: { _, _ in isOwned = true },
            nameLost: { _, _ in isOwned = false }
        )
        wait { isOwned == true }

        // Calls a method whose reply is only sent after the connection was closed.
        let caller = try DBusConnection(address: address, flags: flags)
        let outcome = call("Wait", caller)
        wait { counter.answer != nil }
        try close(connection, &bus)
        // The connection is closed on a thread of GDBus.
        wait("the connection to close") { connection.isClosed }
        wait { isOwned == false }
        wait("an error for the caller") { outcome.value != nil }
        XCTAssertTrue(try XCTUnwrap(outcome.value).hasPrefix("failed"), "\(outcome.value ?? "")")
        counter.answer?.resume(returning: 1)
        counter.answer = nil

        // Nothing receives these signals of the interface and its property.
        counter.reset.send(3)
        counter.count = 4
        pumpUntilIdle()

        // After the release, the path can be used again, as with an open connection.
        XCTAssertThrowsError(try connection.export(DBusService(busName), at: path))
        export.cancel()
        try connection.export(DBusService(busName), at: path).cancel()
        owner.cancel()
    }

    /// The result of a call, when it's available.
    private final class Outcome {
        var value: String?
    }

    private func call(_ method: String, _ connection: DBusConnection) -> Outcome {
        let outcome = Outcome()
        Task {
            do {
                let reply = try await connection.call(
                    busName,
                    objectPath: path,
                    interfaceName: busName,
                    methodName: method,
                    parameters: nil,
                    replyType: nil,
                    flags: [],
                    timeout: .seconds(20)
                )
                outcome.value = "replied \(reply)"
            } catch {
                outcome.value = "failed \(error)"
            }
        }
        return outcome
    }
}
