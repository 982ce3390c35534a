/// A reference to the state of an upstream's subscription.
///
/// ``SubscriptionState`` can't be copied, so it can't be stored in an array or shared.
@usableFromInline
package final class UpstreamSlot: Sendable {
    @usableFromInline package let state = SubscriptionState()

    @usableFromInline
    package init() {}
}
