extension Publishers {
    /// The treatment of a value when a ``Buffer`` is full. Apple Combine's `Publishers.BufferingStrategy`.
    public enum BufferingStrategy<Failure> where Failure: Error {
        /// The new value is dropped.
        case dropNewest

        /// The value that has waited longest is dropped.
        case dropOldest

        /// The buffer fails with the error that the closure returns.
        case customError(() -> Failure)
    }
}
