import Combine
import CombineTesting
import XCTest

/// What is released when a stream ends, and when.
final class ReleaseTests: XCTestCase {
    /// A way in which a stream ends.
    private enum Ending: CaseIterable {
        case finish
        case fail
        case cancel
    }

    func testASubjectReleasesASubscriberThatKeepsItsSubscription() {
        for ending in Ending.allCases {
            let subject = PassthroughSubject<Int, TestError>()
            checkReleased(by: ending, from: subject, finish: subject.send(completion:))
            let current = CurrentValueSubject<Int, TestError>(0)
            checkReleased(by: ending, from: current, finish: current.send(completion:))
        }
    }

    func testASubjectsSubscriptionIsDeadAfterTheCompletion() {
        let subject = PassthroughSubject<Int, TestError>()
        weak var released: TestSubscriber<Int, TestError>?
        do {
            let subscriber = TestSubscriber<Int, TestError>()
            released = subscriber
            subject.subscribe(subscriber)
            let kept = subscriber.subscription
            subject.send(completion: .finished)
            kept?.request(.max(1))
            kept?.cancel()
            subject.send(1)
            XCTAssertEqual(subscriber.completions, [.finished])
        }
        XCTAssertNil(released)
    }

    // MARK: Operators

    private typealias Source = PassthroughSubject<Int, any Error>
    private typealias Operator = @Sendable (_ source: Source, _ token: Token) -> AnyPublisher<Int, any Error>

    /// What an operator's closure captures in a test, so as to see when the closure is released.
    private final class Token: Sendable {
        func same<Value>(_ value: Value) -> Value { value }
    }

    private struct TokenCoder: TopLevelEncoder, TopLevelDecoder {
        let token: Token

        func encode<T>(_ value: T) throws -> Int where T: Encodable {
            value as? Int ?? 0
        }

        func decode<T>(_ type: T.Type, from input: Int) throws -> T where T: Decodable {
            guard let value = input as? T else { throw TestError.second }
            return value
        }
    }

    private static let operators: [(String, Operator)] = [
        ("map", { source, token in source.map { token.same($0) }.eraseToAnyPublisher() }),
        ("tryMap", { source, token in source.tryMap { token.same($0) }.eraseToAnyPublisher() }),
        ("filter", { source, token in source.filter { token.same($0) > 0 }.eraseToAnyPublisher() }),
        ("tryFilter", { source, token in source.tryFilter { token.same($0) > 0 }.eraseToAnyPublisher() }),
        ("compactMap", { source, token in source.compactMap { token.same($0) }.eraseToAnyPublisher() }),
        ("tryCompactMap", { source, token in source.tryCompactMap { token.same($0) }.eraseToAnyPublisher() }),
        (
            "removeDuplicates",
            { source, token in
                source.removeDuplicates { token.same($0) == $1 }.eraseToAnyPublisher()
            }
        ),
        (
            "tryRemoveDuplicates",
            { source, token in
                source.tryRemoveDuplicates { token.same($0) == $1 }.eraseToAnyPublisher()
            }
        ),
        ("scan", { source, token in source.scan(0) { token.same($0) + $1 }.eraseToAnyPublisher() }),
        ("tryScan", { source, token in source.tryScan(0) { token.same($0) + $1 }.eraseToAnyPublisher() }),
        ("reduce", { source, token in source.reduce(0) { token.same($0) + $1 }.eraseToAnyPublisher() }),
        ("tryReduce", { source, token in source.tryReduce(0) { token.same($0) + $1 }.eraseToAnyPublisher() }),
        ("first(where:)", { source, token in source.first { token.same($0) > 9 }.eraseToAnyPublisher() }),
        ("tryFirst", { source, token in source.tryFirst { token.same($0) > 9 }.eraseToAnyPublisher() }),
        ("last(where:)", { source, token in source.last { token.same($0) > 0 }.eraseToAnyPublisher() }),
        ("tryLast", { source, token in source.tryLast { token.same($0) > 0 }.eraseToAnyPublisher() }),
        ("drop(while:)", { source, token in source.drop { token.same($0) < 1 }.eraseToAnyPublisher() }),
        ("tryDrop", { source, token in source.tryDrop { token.same($0) < 1 }.eraseToAnyPublisher() }),
        ("prefix(while:)", { source, token in source.prefix { token.same($0) < 9 }.eraseToAnyPublisher() }),
        ("tryPrefix", { source, token in source.tryPrefix { token.same($0) < 9 }.eraseToAnyPublisher() }),
        ("max", { source, token in source.max { token.same($0) < $1 }.eraseToAnyPublisher() }),
        ("tryMin", { source, token in source.tryMin { token.same($0) < $1 }.eraseToAnyPublisher() }),
        (
            "contains(where:)",
            { source, token in
                source.contains { token.same($0) > 9 }.map { $0 ? 1 : 0 }.eraseToAnyPublisher()
            }
        ),
        (
            "tryContains",
            { source, token in
                source.tryContains { token.same($0) > 9 }.map { $0 ? 1 : 0 }.eraseToAnyPublisher()
            }
        ),
        (
            "allSatisfy",
            { source, token in
                source.allSatisfy { token.same($0) < 9 }.map { $0 ? 1 : 0 }.eraseToAnyPublisher()
            }
        ),
        (
            "tryAllSatisfy",
            { source, token in
                source.tryAllSatisfy { token.same($0) < 9 }.map { $0 ? 1 : 0 }.eraseToAnyPublisher()
            }
        ),
        ("mapError", { source, token in source.mapError { token.same($0) }.eraseToAnyPublisher() }),
        ("encode", { source, token in source.encode(encoder: TokenCoder(token: token)).eraseToAnyPublisher() }),
        (
            "decode",
            { source, token in
                source.decode(type: Int.self, decoder: TokenCoder(token: token)).eraseToAnyPublisher()
            }
        ),
        // Those without a closure; a map shows their release.
        ("first", { source, token in source.map { token.same($0) }.first().eraseToAnyPublisher() }),
        ("last", { source, token in source.map { token.same($0) }.last().eraseToAnyPublisher() }),
        ("prefix", { source, token in source.map { token.same($0) }.prefix(1).eraseToAnyPublisher() }),
        ("dropFirst", { source, token in source.map { token.same($0) }.dropFirst().eraseToAnyPublisher() }),
        ("count", { source, token in source.map { token.same($0) }.count().eraseToAnyPublisher() }),
        ("collect", { source, token in source.map { token.same($0) }.collect().map(\.count).eraseToAnyPublisher() }),
        (
            "ignoreOutput",
            { source, token in
                source.map { token.same($0) }.ignoreOutput().map(ReleaseTests.value).eraseToAnyPublisher()
            }
        ),
        (
            "replaceEmpty",
            { source, token in
                source.map { token.same($0) }.replaceEmpty(with: 0).eraseToAnyPublisher()
            }
        ),
        (
            "replaceError",
            { source, token in
                source.map { token.same($0) }.replaceError(with: 0).setFailureType(to: (any Error).self)
                    .eraseToAnyPublisher()
            }
        ),
    ]

    private static func value(_ never: Never) -> Int {}

    func testAnOperatorReleasesItsClosuresAndTheSubscriberWhenItEnds() {
        for (name, make) in Self.operators {
            for ending in Ending.allCases { checkReleased(by: ending, name, make) }
        }
    }

    private func checkReleased(by ending: Ending, _ name: String, _ make: Operator) {
        let source = Source()
        var (token, sinkToken): (Token?, Token?) = (Token(), Token())
        weak let weakToken = token
        weak let weakSinkToken = sinkToken
        var completions = 0
        let cancellable = token.map { make(source, $0) }?.sink(
            receiveCompletion: { [sinkToken] _ in
                _ = sinkToken
                completions += 1
            },
            receiveValue: { [sinkToken] _ in _ = sinkToken }
        )
        (token, sinkToken) = (nil, nil)
        XCTAssertNotNil(weakToken, name)
        XCTAssertNotNil(weakSinkToken, name)
        source.send(1)
        switch ending {
        case .finish: source.send(completion: .finished)
        case .fail: source.send(completion: .failure(TestError.first))
        case .cancel: cancellable?.cancel()
        }
        XCTAssertNil(weakToken, "\(name) \(ending)")
        XCTAssertNil(weakSinkToken, "\(name) \(ending)")
        if ending != .cancel { XCTAssertEqual(completions, 1, name) }
        withExtendedLifetime(cancellable) {}
    }

    private func checkReleased<Source: Publisher>(
        by ending: Ending,
        from source: Source,
        finish: (Subscribers.Completion<TestError>) -> Void,
        line: UInt = #line
    ) where Source.Failure == TestError {
        weak var released: TestSubscriber<Source.Output, TestError>?
        do {
            let subscriber = TestSubscriber<Source.Output, TestError>()
            released = subscriber
            source.subscribe(subscriber)
            XCTAssertNotNil(subscriber.subscription, line: line)
            switch ending {
            case .finish: finish(.finished)
            case .fail: finish(.failure(.first))
            case .cancel: subscriber.subscription?.cancel()
            }
        }
        XCTAssertNil(released, "\(ending)", line: line)
    }
}
