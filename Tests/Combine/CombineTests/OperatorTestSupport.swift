import Combine
import CombineTesting

/// Returns the values of a publisher that sends everything immediately.
func collected<Source: Publisher>(_ publisher: Source) -> [Source.Output] {
    let subscriber = TestSubscriber<Source.Output, Source.Failure>()
    publisher.subscribe(subscriber)
    return subscriber.values
}

/// Returns the completion of a publisher that sends everything immediately.
func completion<Source: Publisher>(of publisher: Source) -> Subscribers.Completion<Source.Failure>? {
    let subscriber = TestSubscriber<Source.Output, Source.Failure>()
    publisher.subscribe(subscriber)
    return subscriber.completions.first
}

/// A publisher that passes its subscriber to a test and does nothing else.
struct CapturingPublisher<Output, Failure: Error>: Publisher {
    let capture: (AnySubscriber<Output, Failure>) -> Void

    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        capture(AnySubscriber(subscriber))
    }
}

extension Subscribers.Completion {
    /// The failure, or nil if the publisher finished or failed with another type of error.
    var error: TestError? {
        guard case .failure(let error) = self else { return nil }
        return error as? TestError
    }
}
