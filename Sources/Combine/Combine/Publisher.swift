/// A type that delivers a sequence of values over time to the subscribers attached to it.
///
/// A publisher delivers to each subscriber serially: one call of the subscriber returns before the next begins. It
/// sends no more values than the subscriber requested, and nothing after a completion. Apple Combine's `Publisher`.
public protocol Publisher<Output, Failure> {
    /// The type of the published values.
    associatedtype Output

    /// The type of the errors that the publisher can fail with, or `Never` if it never fails.
    associatedtype Failure: Error

    /// Attaches a subscriber. Call `subscribe(_:)`, which calls this method.
    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber, which can receive values from now on.
    //
    // Always inlined, so that the optimizer specializes a chain of operators for its subscriber. Otherwise an event
    // takes about seven times as long.
    @inlinable
    @inline(__always)
    public func subscribe<S>(_ subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which forwards everything that it receives. Values are requested without limit.
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
