#if canImport(Combine)
import Combine

/// A subject that doesn't complete, with a lock that doesn't need Foundation.
@available(macOS 10.15, iOS 13.0, *)
public class CurrentValueRelay<Output>: Publisher {
    public typealias Failure = Never

    public var value: Output { storage.value }
    private let storage: CurrentValueSubject<Output, Never>
    private let lock = NSRecursiveLock()

    public init(_ value: Output) {
        storage = .init(value)
    }

    public func accept(_ value: Output) {
        lock.lock()
        defer { lock.unlock() }
        storage.send(value)
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        storage.receive(subscriber: subscriber)
    }
}
#endif
