import Combine

extension Object {
    /// Returns a cancellable for something that a C function started and identifies by a number, such as a tick
    /// callback.
    ///
    /// It holds the object weakly, because everything that was started for the object ends with it.
    ///
    /// - Parameters:
    ///   - number: The number that C returned. 0 means that the function did nothing.
    ///   - end: A closure that calls the opposite C function with the object's address and the number. It's called on
    ///     the main thread.
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
