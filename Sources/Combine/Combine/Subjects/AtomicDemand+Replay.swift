// The state of a conduit that replays the latest value, stored in the atomic integer in addition to the demand.
extension AtomicDemand {
    /// A Boolean value that indicates whether a value was replayed during a delivery by another thread, and no newer
    /// value has been offered since.
    @usableFromInline
    var isReplayed: Bool {
        borrowing get { Word(bits: word.load(ordering: .acquiring)).isReplayed }
    }

    /// A Boolean value that indicates whether a replay during a delivery by another thread is in progress, or was when
    /// all demand ended.
    @usableFromInline
    var isReplaying: Bool {
        borrowing get { Word(bits: word.load(ordering: .acquiring)).isReplaying }
    }

    /// A Boolean value that indicates whether all demand ended during such a replay, after which the latest value is
    /// still owed.
    @usableFromInline
    var isOwedToReplay: Bool {
        borrowing get {
            let word = Word(bits: word.load(ordering: .acquiring))
            return word.isReplaying && word.owes && word.wantsMore
        }
    }

    /// Adds demand, and claims the delivery of the latest value if the value is owed and no delivery is in progress.
    /// Returns whether it was claimed.
    @usableFromInline
    borrowing func addClaimingReplay(_ demand: Subscribers.Demand) -> Bool {
        var isOwed = false
        update { word in
            word.add(demand)
            isOwed = word.isReplayDue
            if isOwed { word.beginReplay() }
            return true
        }
        return isOwed
    }

    /// Adds demand. Returns whether the latest value is owed and no delivery is in progress.
    @usableFromInline
    borrowing func addFindingReplay(_ demand: Subscribers.Demand) -> Bool {
        var isOwed = false
        update { word in
            word.add(demand)
            isOwed = word.isReplayDue
            return true
        }
        return isOwed
    }

    /// Claims the delivery of the latest value, if it's owed and no delivery is in progress. The sender waits for the
    /// delivery. Returns whether the claim succeeded.
    @usableFromInline
    borrowing func claimReplayBesideDelivery() -> Bool {
        update { word in
            guard word.isReplayDue else { return false }
            word.beginReplay()
            word.bits |= Word.replayingBit
            return true
        }
    }

    /// Schedules the latest value after the current replay. Returns false if no replay is in progress.
    @usableFromInline
    borrowing func oweToReplay() -> Bool {
        update { word in
            guard word.isReplaying else { return false }
            word.bits |= Word.owesBit
            return true
        }
    }

    /// The result of ``claim(isInReplay:)``.
    @usableFromInline
    enum Claim {
        /// A value can be delivered. The caller passes the subscriber's new demand to ``settle(_:)``.
        case granted
        /// A value can be delivered, within another delivery further up the caller's stack, which calls ``settle(_:)``.
        case grantedNested
        /// There is no demand.
        case refused
        /// Another thread is replaying the latest value.
        case replaying
        /// A replayed value may be newer than the offered one.
        case replayed
    }

    /// Claims the delivery of one value against the demand. If there is no demand, records that a value is owed.
    @usableFromInline
    borrowing func claim(isInReplay: Bool) -> Claim {
        var claim = Claim.refused
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
                claim = .refused
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

    /// Discards the information that a value was replayed, so that the next value can be offered.
    @usableFromInline
    borrowing func forgetReplay() {
        word.bitwiseAnd(~Word.replayedBit, ordering: .relaxed)
    }

    /// Ends a delivery and adds the subscriber's new demand. Returns true if the caller must deliver the latest value
    /// next. This method has then claimed its delivery.
    @usableFromInline
    borrowing func settle(_ demand: Subscribers.Demand) -> Bool {
        var again = false
        update { word in
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
        }
        return again
    }
}

extension AtomicDemand.Word {
    fileprivate var isReplayDue: Bool { owes && wantsMore && !isDelivering }

    fileprivate mutating func beginReplay() {
        bits = bits & ~Self.owesBit | Self.deliveringBit
        spend()
    }
}
