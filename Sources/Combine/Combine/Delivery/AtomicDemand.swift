import Synchronization

/// An atomic integer that contains a subscription's outstanding demand and a flag that indicates whether the
/// subscription has ended.
///
/// Unlimited demand, the common case, costs one load per value. Counted demand costs a compare-and-exchange. Claiming
/// demand, that is, decrementing it for a value, uses acquire order. Adding demand uses release order. Therefore, a
/// thread that claims demand sees everything that the subscriber wrote before it requested the demand.
@usableFromInline
package struct AtomicDemand: ~Copyable, Sendable {
    /// A snapshot of the state of an ``AtomicDemand``.
    ///
    /// Some bits are used only by subscriptions that replay the latest value, that is, deliver it on a later request
    /// because there was no demand when it was sent.
    @usableFromInline
    struct Word: Equatable {
        @usableFromInline var bits: UInt

        @inlinable
        init(bits: UInt) { self.bits = bits }

        /// The bit that is set after the subscription has ended.
        static var terminatedBit: UInt { 1 << 63 }

        /// The bit that is set if the demand is unlimited.
        @usableFromInline
        static var unlimitedBit: UInt { 1 << 62 }

        /// The bit that is set while a value is delivered with limited demand, and while a value is replayed.
        static var deliveringBit: UInt { 1 << 61 }

        /// The bit that is set while a thread other than the sender replays a value. The sender must not deliver a
        /// value until the replay has ended.
        static var replayingBit: UInt { 1 << 60 }

        /// The bit that is set after a value was replayed, until a newer value arrives.
        static var replayedBit: UInt { 1 << 59 }

        /// The bit that is set if the latest value hasn't been delivered, because there was no demand.
        static var owesBit: UInt { 1 << 58 }

        static var countMask: UInt { (1 << 58) - 1 }

        var isTerminated: Bool { bits & Self.terminatedBit != 0 }
        var isUnlimited: Bool { bits & Self.unlimitedBit != 0 }
        var isDelivering: Bool { bits & Self.deliveringBit != 0 }
        var isReplaying: Bool { bits & Self.replayingBit != 0 }
        var isReplayed: Bool { bits & Self.replayedBit != 0 }
        var owes: Bool { bits & Self.owesBit != 0 }
        var demand: Subscribers.Demand { isUnlimited ? .unlimited : .max(Int(bits & Self.countMask)) }
        var wantsMore: Bool { isUnlimited || bits & Self.countMask != 0 }

        mutating func add(_ demand: Subscribers.Demand) {
            if isUnlimited { return }
            let sum = (bits & Self.countMask) + Swift.min(demand.rawValue, Self.countMask)
            bits &= ~Self.countMask
            if demand == .unlimited || sum > Self.countMask {
                bits |= Self.unlimitedBit
            } else {
                bits |= sum
            }
        }

        mutating func spend() {
            if !isUnlimited { bits -= 1 }
        }
    }

    @usableFromInline let word: Atomic<UInt>

    /// Creates a state without demand.
    ///
    /// - Parameter owesLatest: A Boolean value that indicates whether there is a value to replay on the first request.
    @usableFromInline
    package init(owesLatest: Bool = false) { word = Atomic(owesLatest ? Word.owesBit : 0) }

    /// A Boolean value that indicates whether the subscription is active and its demand is unlimited.
    @inlinable
    package var isUnlimited: Bool {
        borrowing get { word.load(ordering: .acquiring) == Word.unlimitedBit }
    }

    /// A Boolean value that indicates whether the subscription has ended.
    @usableFromInline
    package var isTerminated: Bool {
        borrowing get { Word(bits: word.load(ordering: .acquiring)).isTerminated }
    }

    /// A Boolean value that indicates whether a value can be delivered.
    package var wantsMore: Bool {
        borrowing get {
            let word = Word(bits: word.load(ordering: .relaxed))
            return !word.isTerminated && word.wantsMore
        }
    }

    /// The outstanding demand, which no longer changes after the subscription has ended.
    @usableFromInline
    package var current: Subscribers.Demand {
        borrowing get { Word(bits: word.load(ordering: .relaxed)).demand }
    }

    /// Decrements the demand. Returns false if there was no demand.
    @inlinable
    package borrowing func claimOne() -> Bool { isUnlimited || claimOneCounting() }

    @usableFromInline
    borrowing func claimOneCounting() -> Bool {
        update { word in
            guard word.wantsMore else { return false }
            word.spend()
            return true
        }
    }

    /// Marks the subscription as ended. Returns false if it had already ended.
    @usableFromInline
    package borrowing func terminate() -> Bool {
        let found = word.bitwiseOr(Word.terminatedBit, ordering: .acquiringAndReleasing).oldValue
        return !Word(bits: found).isTerminated
    }

    @usableFromInline
    package borrowing func add(_ demand: Subscribers.Demand) {
        update { word in
            word.add(demand)
            return true
        }
    }

    /// Changes the state unless the subscription has ended or `change` returns false. Returns true if the state
    /// changed.
    @discardableResult
    borrowing func update(_ change: (inout Word) -> Bool) -> Bool {
        // If `change` returns false, this load is the only access to the state. Therefore, the load needs acquire
        // order.
        var found = word.load(ordering: .acquiring)
        while true {
            var new = Word(bits: found)
            if new.isTerminated || !change(&new) { return false }
            let (exchanged, original) = word.compareExchange(
                expected: found,
                desired: new.bits,
                ordering: .acquiringAndReleasing
            )
            if exchanged { return true }
            found = original
        }
    }
}
