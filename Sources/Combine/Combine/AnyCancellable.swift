/// A cancellable that cancels its activity when released.
///
/// The activity is cancelled once: when you call `cancel()` or when the last reference is released, whichever happens
/// first. The closure or the wrapped cancellable is then released. You can call `cancel()` on any thread.
public final class AnyCancellable: Cancellable, Hashable {
    @usableFromInline let action: Locked<(() -> Void)?>

    /// Creates a cancellable that runs a closure.
    @inlinable
    public init(_ cancel: @escaping () -> Void) { action = Locked(cancel) }

    /// Creates a cancellable that cancels another cancellable.
    @inlinable
    public init<C>(_ canceller: C) where C: Cancellable {
        action = Locked({ canceller.cancel() })
    }

    deinit { action.exchange(nil)?() }

    /// Cancels the activity. Further calls do nothing.
    public func cancel() { action.exchange(nil)?() }

    /// Returns a Boolean value that indicates whether two references refer to the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AnyCancellable {
    /// Stores this cancellable in a collection.
    public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Stores this cancellable in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}
