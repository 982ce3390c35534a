/// The connection of a subscriber to a publisher.
///
/// A subscription belongs to one subscriber. Any thread can cancel it. Cancelling releases everything that the
/// subscription retains. A value that another thread is already delivering can still arrive.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests a number of values in addition to those already requested.
    func request(_ demand: Subscribers.Demand)
}
