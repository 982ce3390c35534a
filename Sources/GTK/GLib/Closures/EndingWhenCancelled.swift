import Combine

extension Object {
    /// Returns a cancellable that stops something that a C function started, such as a tick callback.
    ///
    /// The cancellable holds this object weakly, because C stops whatever it started for the object when the object is
    /// finalized.
    ///
    /// - Parameters:
    ///   - number: The number by which C identifies what it started. If it's 0, C started nothing.
    ///   - end: A closure that calls the C function for stopping it, with the object's address and the number. It's
    ///     called on the main thread.
    @_spi(Binding)
    public final func endingWhenCancelled<Number: FixedWidthInteger & Sendable>(
        _ number: Number,
        _ end: @escaping @MainActor @Sendable (UnsafeMutableRawPointer, Number) -> Void
    ) -> AnyCancellable {
        AnyCancellable { [weak self] in
            let action: @MainActor @Sendable () -> Void = {
                if number != 0, let self { end(self.pointer, number) }
            }
            MainThread.perform(action) { $0() }
        }
    }
}
