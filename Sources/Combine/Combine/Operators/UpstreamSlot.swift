/// The state of one upstream's subscription, as an object that can be listed or shared. ``SubscriptionState`` can't be
/// copied.
@usableFromInline
package final class UpstreamSlot: Sendable {
    @usableFromInline
    package let state = SubscriptionState()

    @usableFromInline
    package init() {}
}
