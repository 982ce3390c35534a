// The latest value is pending for a subscriber if there was no demand when the value was sent. A replay delivers the
// pending value when the subscriber requests values. A ``Conduit`` that replays values stores the state of the replay
// in the same atomic integer as the demand.
extension AtomicDemand {
    /// A Boolean value that indicates whether a value was replayed while another thread was delivering a value. The
    /// property becomes false when a newer value is offered.
    @usableFromInline
    var isReplayed: Bool {
        borrowing get { Word(bits: word.load(ordering: .acquiring)).isReplayed }
    }

    /// A Boolean value that indicates whether a value is being replayed while another thread is delivering a value. If
    /// the subscription ends during the replay, the property remains true.
    @usableFromInline
    var isReplaying: Bool {
        borrowing get { Word(bits: word.load(ordering: .acquiring)).isReplaying }
    }

    /// A Boolean value that indicates whether the latest value must still be delivered, because the subscription ended
    /// during a replay.
    @usableFromInline
    var isPendingAfterReplay: Bool {
        borrowing get {
            let word = Word(bits: word.load(ordering: .acquiring))
            return word.isReplaying && word.owes && word.wantsMore
        }
    }

    /// Adds demand. If the latest value is pending and no thread is delivering a value to the subscriber, claims the
    /// delivery of the latest value and returns true.
    ///
    /// Pass true for `isDuringDelivery` if another thread owns the lock of the broadcast. That thread then waits until
    /// the claimed delivery has ended.
    @usableFromInline
    borrowing func addClaimingReplay(_ demand: Subscribers.Demand, isDuringDelivery: Bool = false) -> Bool {
        var isPending = false
        // If the subscription ends meanwhile, the state doesn't change, and the replay isn't claimed.
        return update { word in
            word.add(demand)
            isPending = word.isReplayDue
            if isPending {
                word.beginReplay()
                if isDuringDelivery { word.bits |= Word.replayingBit }
            }
            return true
        } && isPending
    }

    /// Adds demand without claiming a delivery. Returns true if the latest value is pending and no delivery is in
    /// progress.
    @usableFromInline
    borrowing func addFindingReplay(_ demand: Subscribers.Demand) -> Bool {
        var isPending = false
        return update { word in
            word.add(demand)
            isPending = word.isReplayDue
            return true
        } && isPending
    }

    /// Ensures that the latest value is delivered after the current replay. Returns false if no replay is in progress.
    @usableFromInline
    borrowing func oweAfterReplay() -> Bool {
        update { word in
            guard word.isReplaying else { return false }
            word.bits |= Word.owesBit
            return true
        }
    }

    @usableFromInline
    enum Claim {
        /// A value can be delivered. The caller must then pass the subscriber's new demand to ``settle(_:)``.
        case granted
        /// A value can be delivered reentrantly. The outer delivery on the caller's stack calls ``settle(_:)``.
        case grantedNested
        case noDemand
        /// Another thread is replaying the latest value.
        case replaying
        /// A value was replayed, and might be newer than the offered value.
        case replayed
    }

    /// Claims the delivery of one value and decrements the demand. If there is no demand, records that a value is
    /// pending.
    @usableFromInline
    borrowing func claim(isInReplay: Bool) -> Claim {
        var claim = Claim.noDemand
        update { word in
            if word.isReplaying, !isInReplay {
                claim = .replaying
                return false
            }
            if word.isReplayed {
                claim = .replayed
                return false
            }
            guard word.wantsMore else {
                claim = .noDemand
                word.bits |= Word.owesBit
                return true
            }
            claim = word.isDelivering ? .grantedNested : .granted
            word.spend()
            word.bits = (word.bits | Word.deliveringBit) & ~Word.owesBit
            return true
        }
        return claim
    }

    /// Makes ``isReplayed`` false, so that the next value can be offered.
    @usableFromInline
    borrowing func clearReplayed() { word.bitwiseAnd(~Word.replayedBit, ordering: .relaxed) }

    /// Adds the subscriber's new demand after a delivery. If a value is pending and there is demand, claims the
    /// delivery of the latest value and returns true. The caller must then deliver the value. Otherwise, ends the
    /// delivery and returns false.
    @usableFromInline
    borrowing func settle(_ demand: Subscribers.Demand) -> Bool {
        var again = false
        return update { word in
            word.add(demand)
            again = word.owes && word.wantsMore
            if again {
                word.bits &= ~Word.owesBit
                word.spend()
            } else {
                if word.isReplaying { word.bits |= Word.replayedBit }
                word.bits &= ~(Word.deliveringBit | Word.replayingBit)
            }
            return true
        } && again
    }
}

extension AtomicDemand.Word {
    fileprivate var isReplayDue: Bool { owes && wantsMore && !isDelivering }

    fileprivate mutating func beginReplay() {
        bits = bits & ~Self.owesBit | Self.deliveringBit
        spend()
    }
}
