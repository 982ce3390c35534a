extension Publishers {
    /// The action that a ``Buffer`` takes if a value arrives while the buffer is full.
    public enum BufferingStrategy<Failure> where Failure: Error {
        /// The new value is dropped.
        case dropNewest

        /// The value that has waited longest is dropped.
        case dropOldest

        /// The buffer fails with the error that the closure returns.
        case customError(() -> Failure)
    }
}
