extension Unmanaged {
    /// Runs `body` with the object without retaining it. Another reference must exist during the call.
    ///
    /// Isolated code uses it instead of the standard library's `_withUnsafeGuaranteedRef`, because the runtime checks
    /// the executor in a closure that is passed to that function.
    @inline(__always)
    func withGuaranteedReference<Result>(_ body: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(body)
    }
}
