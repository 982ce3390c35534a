extension Publishers {
    /// The treatment of a value that does not fit into a ``Buffer``. Apple Combine's `Publishers.BufferingStrategy`.
    public enum BufferingStrategy<Failure> where Failure: Error {
        /// Drops the value.
        case dropNewest

        /// Drops the value that has waited longest.
        case dropOldest

        /// Fails with the closure's error.
        case customError(() -> Failure)
    }
}
