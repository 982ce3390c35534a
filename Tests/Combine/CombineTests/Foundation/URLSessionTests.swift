import Combine
import CombineFoundation
import CombineTesting
import Foundation
import TestSupport
import Testing
import XCTest

final class URLSessionTests: XCTestCase {
    private typealias Loaded = TestSubscriber<(data: Data, response: URLResponse), URLError>

    private var server: LoopbackServer!
    private let session = URLSession(configuration: .ephemeral)

    override func setUpWithError() throws {
        server = try LoopbackServer([
            "/hello": .response(status: 200, body: "hello"),
            "/empty": .response(status: 200, body: ""),
            "/broken": .response(status: 500, body: "broken"),
            "/silent": .nothing,
        ])
    }

    override func tearDown() {
        session.invalidateAndCancel()
        server.stop()
    }

    func testLoadsAURL() throws {
        let subscriber = Loaded()
        session.dataTaskPublisher(for: server.url("/hello")).subscribe(subscriber)
        runLoop { !subscriber.completions.isEmpty }
        XCTAssertEqual(subscriber.subscriptions, ["DataTaskPublisher"])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(subscriber.values.map(\.data), [Data("hello".utf8)])
        let response = try XCTUnwrap(subscriber.values.first?.response as? HTTPURLResponse)
        XCTAssertEqual(response.statusCode, 200)
        XCTAssertEqual(response.url, server.url("/hello"))
    }

    func testLoadsARequest() {
        var request = URLRequest(url: server.url("/empty"))
        request.httpMethod = "POST"
        request.httpBody = Data("body".utf8)
        let publisher = session.dataTaskPublisher(for: request)
        XCTAssertEqual(publisher.request, request)
        XCTAssert(publisher.session === session)
        let subscriber = Loaded()
        publisher.subscribe(subscriber)
        runLoop { !subscriber.completions.isEmpty }
        XCTAssertEqual(subscriber.values.map(\.data), [Data()])
        XCTAssertEqual(server.requests, ["POST /empty HTTP/1.1"])
    }

    func testAnErrorStatusIsNotAFailure() {
        for (path, status) in [("/missing", 404), ("/broken", 500)] {
            let subscriber = Loaded()
            session.dataTaskPublisher(for: server.url(path)).subscribe(subscriber)
            runLoop { !subscriber.completions.isEmpty }
            XCTAssertEqual(subscriber.values.map { ($0.response as? HTTPURLResponse)?.statusCode }, [status])
            XCTAssertEqual(subscriber.completions, [.finished])
        }
    }

    func testDoesNotLoadBeforeARequest() {
        let subscriber = Loaded(initialDemand: .none)
        session.dataTaskPublisher(for: server.url("/hello")).subscribe(subscriber)
        let other = Loaded()
        session.dataTaskPublisher(for: server.url("/empty")).subscribe(other)
        runLoop { !other.completions.isEmpty }
        XCTAssertEqual(server.requests, ["GET /empty HTTP/1.1"])
        subscriber.request(.max(1))
        subscriber.request(.max(1))
        runLoop { !subscriber.completions.isEmpty }
        XCTAssertEqual(server.requests, ["GET /empty HTTP/1.1", "GET /hello HTTP/1.1"], "one for each subscription")
    }

    func testEachRequestResumesTheTask() throws {
        let subscriber = Loaded(initialDemand: .none)
        // Foundation on Linux crashes if data arrives for a suspended task, so no data is sent.
        session.dataTaskPublisher(for: server.url("/silent")).subscribe(subscriber)
        subscriber.request(.max(1))
        runLoop { server.requests.count == 1 }
        let mirror = Mirror(reflecting: try XCTUnwrap(subscriber.subscription))
        let task = try XCTUnwrap(mirror.descendant("task") as? URLSessionDataTask)
        task.suspend()
        XCTAssertEqual(task.state, .suspended)
        subscriber.request(.max(1))
        XCTAssertEqual(task.state, .running)
        subscriber.cancel()
        runLoop { server.abandonedCount >= 1 }
    }

    func testMirror() throws {
        let subscriber = Loaded(initialDemand: .none)
        session.dataTaskPublisher(for: server.url("/silent")).subscribe(subscriber)
        subscriber.request(.max(2))
        runLoop { server.requests.count == 1 }
        let subscription = try XCTUnwrap(subscriber.subscription)
        let mirror = Mirror(reflecting: subscription)
        XCTAssertEqual(mirror.children.map(\.label), ["task", "downstream", "parent", "demand"])
        XCTAssertEqual(mirror.descendant("demand") as? Subscribers.Demand, .max(2))
        subscriber.cancel()
        XCTAssertEqual(
            Mirror(reflecting: subscription).descendant("demand") as? Subscribers.Demand,
            Subscribers.Demand.none
        )
        runLoop { server.abandonedCount == 1 }
    }

    func testEachSubscriptionCreatesATask() {
        let publisher = session.dataTaskPublisher(for: server.url("/hello"))
        let subscribers = [Loaded(), Loaded()]
        for subscriber in subscribers { publisher.subscribe(subscriber) }
        runLoop { subscribers.allSatisfy { !$0.completions.isEmpty } }
        XCTAssertEqual(server.requests.count, 2)
    }

    func testARefusedConnectionFails() throws {
        let subscriber = Loaded()
        let port = try LoopbackServer.freePort()
        let url = try XCTUnwrap(URL(string: "http://127.0.0.1:\(port)/"))
        session.dataTaskPublisher(for: url).subscribe(subscriber)
        runLoop { !subscriber.completions.isEmpty }
        XCTAssertEqual(subscriber.values.count, 0)
        guard case .failure(let error) = subscriber.completions.first else { return XCTFail("finished") }
        XCTAssertEqual(error.code, .cannotConnectToHost)
        XCTAssertEqual(error.failingURL, url)
    }

    func testCancellingClosesTheConnection() {
        let subscriber = Loaded()
        session.dataTaskPublisher(for: server.url("/silent")).subscribe(subscriber)
        runLoop { server.requests.count == 1 }
        XCTAssertEqual(server.abandonedCount, 0)
        subscriber.cancel()
        runLoop { server.abandonedCount == 1 }
        XCTAssertEqual(subscriber.values.count, 0)
        XCTAssertEqual(subscriber.completions, [])
    }

    func testDoesNotLoadIfCancelledBeforeARequest() {
        let subscriber = Loaded(initialDemand: .none)
        session.dataTaskPublisher(for: server.url("/hello")).subscribe(subscriber)
        let subscription = subscriber.subscription
        subscriber.cancel()
        subscription?.request(.unlimited)
        let other = Loaded()
        session.dataTaskPublisher(for: server.url("/empty")).subscribe(other)
        runLoop { !other.completions.isEmpty }
        XCTAssertEqual(server.requests, ["GET /empty HTTP/1.1"])
    }

    func testDecodesTheResponse() {
        var received: [String] = []
        let cancellable = session.dataTaskPublisher(for: server.url("/hello"))
            .map { String(decoding: $0.data, as: UTF8.self) }
            .replaceError(with: "nothing")
            .receive(on: RunLoop.current)
            .sink { received.append($0) }
        runLoop { received == ["hello"] }
        cancellable.cancel()
    }

    func testReleasesRetainedObjects() {
        weak var completed: Token?
        weak var cancelled: Token?
        do {
            let (first, second) = (Token(), Token())
            (completed, cancelled) = (first, second)
            var isDone = false
            let loading = session.dataTaskPublisher(for: server.url("/hello")).receive(on: RunLoop.current)
                .sink(receiveCompletion: { _ in isDone = true }, receiveValue: { _ in _ = first })
            runLoop { isDone }
            loading.cancel()
            let waiting = session.dataTaskPublisher(for: server.url("/silent"))
                .sink(receiveCompletion: { _ in }, receiveValue: { _ in _ = second })
            runLoop { server.requests.count == 2 }
            waiting.cancel()
        }
        runLoop { completed == nil && cancelled == nil }
    }
}

/// Tests of misuse that traps. Each test runs in a separate process.
struct DataTaskMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let url = try #require(URL(string: "http://127.0.0.1/"))
            let subscriber = TestSubscriber<(data: Data, response: URLResponse), URLError>(initialDemand: .none)
            URLSession.shared.dataTaskPublisher(for: url).subscribe(subscriber)
            subscriber.request(.none)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("API Violation: demand must not be zero"))
    }
}
