import Combine

extension Object {
    /// Returns a cancellable that ends what a C function began, by the number that it returned.
    ///
    /// It holds the object weakly: what was begun ends with the object in any case.
    ///
    /// - Parameters:
    ///   - number: what C returned. 0 stands for nothing that was begun.
    ///   - end: calls the C function that ends it, with the object's address and the number. Called on the main thread.
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
