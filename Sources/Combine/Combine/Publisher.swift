/// A type that delivers a sequence of values over time to the subscribers attached to it.
///
/// A publisher delivers to each subscriber serially: each call to the subscriber returns before the next call begins.
/// The publisher sends at most as many values as the subscriber requested, and nothing after a completion.
public protocol Publisher<Output, Failure> {
    /// The type of the published values.
    associatedtype Output

    /// The type of the errors that the publisher can fail with, or `Never` if it never fails.
    associatedtype Failure: Error

    /// Attaches a subscriber. Implement this method in your own publishers, but don't call it directly. To attach a
    /// subscriber, call `subscribe(_:)`.
    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber to this publisher.
    //
    // Always inlined, so that the optimizer specializes a chain of operators for its subscriber. Without inlining, each
    // event takes about seven times as long as with inlining.
    @inlinable
    @inline(__always)
    public func subscribe<S>(_ subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which requests unlimited values and forwards all events to its subscribers.
    ///
    /// Cancelling the result cancels the subject's subscription to this publisher. The subject remains usable.
    @inlinable
    public func subscribe<S>(_ subject: S) -> AnyCancellable
    where S: Subject, Failure == S.Failure, Output == S.Output {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}
