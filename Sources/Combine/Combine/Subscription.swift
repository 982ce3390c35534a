/// The connection of a subscriber to a publisher.
///
/// A subscription belongs to one subscriber. Any thread can cancel it. On cancellation, the subscription releases the
/// objects that it retains. A value that another thread is already delivering can still arrive after the cancellation.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests values in addition to those already requested.
    func request(_ demand: Subscribers.Demand)
}
