/// Something that can be cancelled, freeing what it holds. Apple Combine's `Cancellable`.
public protocol Cancellable {
    /// Cancels the activity. Further calls do nothing.
    func cancel()
}

extension Cancellable {
    /// Stores this activity in a collection, which cancels it when the element goes.
    public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Stores this activity in a set, which cancels it when the element goes.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
