/// The connection of a subscriber to a publisher. Apple Combine's `Subscription`.
///
/// A subscription is used by one subscriber. Cancelling frees what the subscription holds, and may be done from any
/// thread. A value already on its way on another thread may still arrive.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests a number of values beyond those requested before.
    func request(_ demand: Subscribers.Demand)
}
