/// One of the upstreams of an operator that has several, as an object, since ``SubscriptionState`` cannot be copied.
@usableFromInline
package final class UpstreamSlot: Sendable {
    @usableFromInline
    package let state = SubscriptionState()

    @usableFromInline
    package init() {}
}
