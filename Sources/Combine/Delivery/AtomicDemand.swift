import Synchronization

/// How many values a subscriber still wants, with what delivery needs to know of it, in one atomic word.
///
/// Unlimited demand, the common case, costs one relaxed load a value; a count costs a compare-and-exchange.
@usableFromInline
package struct AtomicDemand: ~Copyable, Sendable {
    /// The state of an ``AtomicDemand`` at one moment.
    @usableFromInline
    struct Word: Equatable {
        @usableFromInline
        var bits: UInt

        @inlinable
        init(bits: UInt) {
            self.bits = bits
        }

        /// No more is wanted, ever.
        static var terminated: Word { Word(bits: 1 << 63) }

        /// No limit and nothing else to consider.
        @usableFromInline
        static var unlimited: Word { Word(bits: 1 << 62) }

        /// A value is being delivered against a count, or replayed.
        static var deliveringBit: UInt { 1 << 61 }

        /// The delivery under way is by a thread other than the sender's, which may not deliver meanwhile.
        static var exclusiveBit: UInt { 1 << 60 }

        /// The latest value was not delivered, for want of demand.
        static var owesBit: UInt { 1 << 59 }

        static var countMask: UInt { (1 << 59) - 1 }

        var isTerminated: Bool { bits & Self.terminated.bits != 0 }
        var isUnlimited: Bool { bits & Self.unlimited.bits != 0 }
        var isDelivering: Bool { bits & Self.deliveringBit != 0 }
        var isExclusive: Bool { bits & Self.exclusiveBit != 0 }
        var owes: Bool { bits & Self.owesBit != 0 }
        var wantsMore: Bool { isUnlimited || bits & Self.countMask != 0 }

        mutating func add(_ demand: Subscribers.Demand) {
            if isUnlimited { return }
            let sum = (bits & Self.countMask) + Swift.min(demand.rawValue, Self.countMask)
            bits &= ~Self.countMask
            if demand == .unlimited || sum > Self.countMask {
                bits |= Self.unlimited.bits
            } else {
                bits |= sum
            }
        }

        mutating func spend() {
            if !isUnlimited { bits -= 1 }
        }
    }

    @usableFromInline
    let word: Atomic<UInt>

    /// Starts with no demand. `owesLatest` says that there is a value to replay at the first request.
    @usableFromInline
    package init(owesLatest: Bool = false) {
        word = Atomic(owesLatest ? Word.owesBit : 0)
    }

    /// Whether values may be delivered without counting.
    @inlinable
    package var isUnlimited: Bool {
        borrowing get { word.load(ordering: .relaxed) == Word.unlimited.bits }
    }

    /// Whether no more is wanted.
    @usableFromInline
    package var isTerminated: Bool {
        borrowing get { Word(bits: word.load(ordering: .acquiring)).isTerminated }
    }

    /// How much is wanted, for a mirror.
    package var current: Subscribers.Demand {
        borrowing get {
            let word = Word(bits: word.load(ordering: .relaxed))
            return word.isTerminated
                ? .none : word.isUnlimited ? .unlimited : .max(Int(word.bits & Word.countMask))
        }
    }

    /// Spends one, if there is demand. Returns whether there was.
    @inlinable
    package borrowing func claimOne() -> Bool {
        isUnlimited || claimOneCounting()
    }

    @usableFromInline
    borrowing func claimOneCounting() -> Bool {
        var claimed = false
        _ = update { word in
            claimed = word.wantsMore
            if claimed { word.spend() }
            return claimed
        }
        return claimed
    }

    /// Ends all demand. Returns whether this call did.
    @usableFromInline
    package borrowing func terminate() -> Bool {
        !Word(bits: word.exchange(Word.terminated.bits, ordering: .acquiringAndReleasing)).isTerminated
    }

    /// Adds demand.
    @usableFromInline
    package borrowing func add(_ demand: Subscribers.Demand) {
        _ = update { word in
            word.add(demand)
            return true
        }
    }

    /// Adds demand, and claims the delivery of the latest value if that is owed and nobody is delivering; exclusively
    /// if the claimer does not own the gate that the sender has to pass.
    @usableFromInline
    package borrowing func addClaimingLatest(_ demand: Subscribers.Demand, exclusively: Bool) -> Bool {
        var claimed = false
        _ = update { word in
            word.add(demand)
            claimed = word.owes && word.wantsMore && !word.isDelivering
            if claimed {
                word.bits = word.bits & ~Word.owesBit | Word.deliveringBit
                if exclusively { word.bits |= Word.exclusiveBit }
                word.spend()
            }
            return true
        }
        return claimed
    }

    /// What ``claim(owing:)`` found.
    @usableFromInline
    package enum Claim {
        /// A value may be delivered; the claimer adds what the subscriber then asks for with ``settle(_:replays:)``.
        case granted
        /// The same, further up the claimer's stack too, where the outermost settles.
        case grantedNested
        /// There is no demand.
        case refused
    }

    /// Claims the delivery of one value against the demand; records that it is owed if there is none.
    @usableFromInline
    package borrowing func claim(owing: Bool) -> Claim {
        var claim = Claim.refused
        _ = update { word in
            if !word.wantsMore || word.isExclusive {
                claim = .refused
                if owing { word.bits |= Word.owesBit }
                return owing
            }
            claim = word.isDelivering ? .grantedNested : .granted
            word.spend()
            word.bits = (word.bits | Word.deliveringBit) & ~Word.owesBit
            return true
        }
        return claim
    }

    /// Ends a delivery, adding what the subscriber asked for. Returns whether it should be followed by the latest value,
    /// the delivery of which is then claimed.
    @usableFromInline
    package borrowing func settle(_ demand: Subscribers.Demand) -> Bool {
        var again = false
        _ = update { word in
            word.add(demand)
            again = word.owes && word.wantsMore
            if again {
                word.bits &= ~Word.owesBit
                word.spend()
            } else {
                word.bits &= ~(Word.deliveringBit | Word.exclusiveBit)
            }
            return true
        }
        return again
    }

    /// Changes the word unless it is terminated or `change` returns false. Returns whether it did.
    private borrowing func update(_ change: (inout Word) -> Bool) -> Bool {
        var found = word.load(ordering: .relaxed)
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
