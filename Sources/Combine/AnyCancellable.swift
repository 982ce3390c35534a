import Synchronization

/// A cancellable that cancels itself when released. Apple Combine's `AnyCancellable`.
///
/// What it cancels runs once, whether `cancel()` is called, from however many threads, or the last reference goes, and
/// is released then.
public final class AnyCancellable: Cancellable, Hashable {
    @usableFromInline
    let action: Mutex<UncheckedSendable<(() -> Void)?>>

    /// Makes a cancellable that runs a closure.
    @inlinable
    public init(_ cancel: @escaping () -> Void) {
        action = Mutex(UncheckedSendable(cancel))
    }

    /// Makes a cancellable that cancels another.
    @inlinable
    public init<C>(_ canceller: C) where C: Cancellable {
        action = Mutex(UncheckedSendable({ canceller.cancel() }))
    }

    deinit {
        action.withLock { $0.value.take() }?()
    }

    /// Cancels, if that has not been done.
    public func cancel() {
        action.withLock { UncheckedSendable($0.value.take()) }.value?()
    }

    /// Whether both are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
        lhs === rhs
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension AnyCancellable {
    /// Stores this cancellable in a collection.
    public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Stores this cancellable in a set.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}
