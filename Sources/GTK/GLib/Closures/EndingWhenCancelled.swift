import CombineModel

extension Object {
    /// Returns a cancellable that calls a C function to stop an activity, such as a tick callback.
    ///
    /// The cancellable has only a weak reference to this object, because C stops the activity itself when the object is
    /// finalized.
    ///
    /// - Parameters:
    ///   - number: The ID of the activity in C. An ID of 0 means that the activity wasn't started.
    ///   - end: A closure that calls the C function that stops the activity. The closure receives the object's address
    ///     and the ID, and is called on the main thread.
    @_spi(Binding)
    public final func endingWhenCancelled<Number: FixedWidthInteger & Sendable>(
        _ number: Number,
        _ end: @escaping @MainActor @Sendable (UnsafeMutableRawPointer, Number) -> Void
    ) -> AnyCancellable {
        .onMainThread { [weak self] in
            if number != 0, let self { end(self.pointer, number) }
        }
    }
}
