import Combine

extension Object {
    /// Returns a cancellable that ends what a C function started, by the number that the function returned.
    ///
    /// It holds the object weakly, because what was started ends with the object in any case.
    ///
    /// - Parameters:
    ///   - number: The number that C returned. 0 means that nothing was started.
    ///   - end: A closure that calls the C function that ends it, with the object's address and the number. It's called
    ///     on the main thread.
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
