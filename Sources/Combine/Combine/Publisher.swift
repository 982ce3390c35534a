/// A type that delivers a sequence of values over time to the subscribers attached to it.
///
/// A publisher delivers to one subscriber serially: a call of the subscriber returns before the next begins. It sends
/// no more values than the subscriber requested, and nothing after a completion. Apple Combine's `Publisher`.
public protocol Publisher<Output, Failure> {
    /// The kind of values published.
    associatedtype Output

    /// The type of the errors that the publisher can fail with, or `Never` if it never fails.
    associatedtype Failure: Error

    /// Attaches a subscriber. Called by `subscribe(_:)`, which is what callers use.
    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber, which from now on may receive values.
    //
    // Always inlined: the optimizer then specializes a chain of operators for its subscriber, or else an event costs
    // some seven times as much.
    @inlinable
    @inline(__always)
    public func subscribe<S>(_ subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which sends on what it receives, requesting values without limit.
    ///
    /// Cancelling the result cancels the subject's subscription to this publisher. The subject itself stays usable.
    @inlinable
    public func subscribe<S>(_ subject: S) -> AnyCancellable
    where S: Subject, Failure == S.Failure, Output == S.Output {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}
