/// An activity that can be cancelled.
public protocol Cancellable {
    /// Cancels the activity. Further calls do nothing.
    func cancel()
}

extension Cancellable {
    /// Stores this activity in a collection, as an ``AnyCancellable``. Removing the stored element cancels the
    /// activity.
    public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Stores this activity in a set, as an ``AnyCancellable``. Removing the stored element cancels the activity.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}
