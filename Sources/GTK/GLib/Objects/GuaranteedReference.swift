extension Unmanaged {
    /// Runs `body` with the object without retaining it. Another reference must exist during the call.
    ///
    /// Isolated code calls it instead of `_withUnsafeGuaranteedRef` of the standard library, because in a closure that
    /// is passed to that function, the runtime checks the executor.
    @inline(__always)
    func withGuaranteedReference<Result>(_ body: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(body)
    }
}
