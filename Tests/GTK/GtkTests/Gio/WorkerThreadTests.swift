import CGtk
import CombineTesting
import Glibc
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of GIO work on other threads. The results are delivered on the main thread, or not at all.
@MainActor
final class WorkerThreadTests: GtkTestCase {
    /// Two connections to each other, without a bus.
    private func makePeers() throws -> (DBusConnection, DBusConnection) {
        var descriptors: [Int32] = [0, 0]
        XCTAssertEqual(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &descriptors), 0)
        let peers = try descriptors.map { descriptor in
            let socket = try Socket(fd: Int(descriptor))
            return try DBusConnection(stream: socket.connectionFactoryCreateConnection())
        }
        return (peers[0], peers[1])
    }

    private func makeSignal(_ name: String) -> DBusMessage {
        DBusMessage(path: "/org/example/Object", interface: "org.example.Interface", signal: name)
    }

    func testMessagesAreObservedOnTheMainThread() throws {
        let before = LiveCount.closures
        let (first, second) = try makePeers()
        var seen: [String] = []
        let sent = first.observeMessages { message, isIncoming in
            seen.append("\(message.member ?? "") \(isIncoming ? "in" : "out") \(Thread.isMainThread)")
        }
        var arguments: [String?] = []
        let received = second.observeMessages { message, isIncoming in
            XCTAssertTrue(isIncoming)
            arguments.append(message.arg0)
            XCTAssertFalse(message.isLocked, "a copy for the observer")
        }
        for name in ["One", "Two", "Three"] {
            let message = makeSignal(name)
            message.body = Variant(tuple: [Variant(name)])
            _ = try first.sendMessage(message)
        }
        wait { arguments.count == 3 && seen.count == 3 }
        XCTAssertEqual(seen, ["One out true", "Two out true", "Three out true"])
        XCTAssertEqual(arguments, ["One", "Two", "Three"])
        sent.cancel()
        received.cancel()
        _ = try second.sendMessage(makeSignal("Four"))
        try second.flushBlocking()
        wait("C frees the boxes") { LiveCount.closures == before }
        XCTAssertEqual(seen.count, 3)
    }

    func testCapturesOfAnObserverAreFreed() throws {
        let (first, second) = try makePeers()
        weak var captured: Captured?
        func observe() -> AnyCancellable {
            let token = Captured()
            captured = token
            return first.observeMessages { _, _ in withExtendedLifetime(token) {} }
        }
        var observation: AnyCancellable? = observe()
        _ = try second.sendMessage(makeSignal("One"))
        try second.flushBlocking()
        XCTAssertNotNil(captured)
        observation = nil
        XCTAssertNil(captured, "immediately, although a message is waiting")
        withExtendedLifetime(observation) {}
        pumpUntilIdle()
    }

    func testAnObservationMayEndOnAnotherThread() throws {
        let before = LiveCount.closures
        let (first, _) = try makePeers()
        // `nonisolated(unsafe)` is safe here, because this thread waits for the other one.
        nonisolated(unsafe) let observation = first.observeMessages { _, _ in }
        onAnotherThread { observation.cancel() }
        wait { LiveCount.closures == before }
    }

    func testAnObservedConnectionIsFreed() throws {
        let before = LiveCount.closures
        var observations: [AnyCancellable] = []
        try assertFreed {
            let (first, _) = try makePeers()
            observations.append(first.observeMessages { _, _ in })
            return first
        }
        observations = []
        wait { LiveCount.closures == before }
    }

    func testConnectionsOfAServerArriveOnTheMainThread() async throws {
        let server = try DBusServer(address: "unix:tmpdir=/tmp", flags: [], guid: DBusConnection.generateGUID())
        var peers: [DBusConnection] = []
        let connection = server.newConnection.connect { peer in
            XCTAssertTrue(Thread.isMainThread)
            peers.append(peer)
            return true
        }
        server.start()
        let client = try await DBusConnection(address: server.clientAddress, flags: .authenticationClient)
        XCTAssertFalse(client.isClosed)
        wait { peers.count == 1 }
        server.stop()
        connection.cancel()
    }

    func testConnectionsOfAThreadedServiceArriveOnTheMainThread() async throws {
        let service = ThreadedSocketService(maxThreads: 2)
        let port = try service.addAnyInetPort(nil)
        var connections: [SocketConnection] = []
        let incoming = service.incoming.connect { connection, _ in
            XCTAssertTrue(Thread.isMainThread)
            connections.append(connection)
            return true
        }
        service.start()
        let client = try await SocketClient().connect(toHost: "127.0.0.1", defaultPort: port)
        wait { connections.count == 1 }
        XCTAssertTrue(client.isConnected)
        service.stop()
        service.close()
        incoming.cancel()
    }

    func testASignalFromAWorkerThreadIsRejectedWithItsName() async throws {
        let service = ThreadedSocketService(maxThreads: 2)
        let port = try service.addAnyInetPort(nil)
        let runs = try service.publisher(forSignal: "run").sink { _ in XCTFail("it was delivered") }
        expectLog(containing: "signal \"run\" was emitted off the main thread", domain: "CombineGtk")
        service.start()
        let client = try await SocketClient().connect(toHost: "127.0.0.1", defaultPort: port)
        // The worker closes the connection after the signal was emitted.
        let end = try await client.inputStream.read(count: 1)
        XCTAssertEqual(end, [])
        service.stop()
        service.close()
        runs.cancel()
    }
}

private final class Captured {}
