/// The state of one upstream's subscription as an object, to be listed or shared, since ``SubscriptionState`` cannot be
/// copied.
@usableFromInline
package final class UpstreamSlot: Sendable {
    @usableFromInline
    package let state = SubscriptionState()

    @usableFromInline
    package init() {}
}
