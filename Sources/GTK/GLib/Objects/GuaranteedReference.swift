extension Unmanaged {
    /// Runs `body` with the object without retaining it. Another reference must exist during that time.
    ///
    /// Isolated code calls it instead of `_withUnsafeGuaranteedRef` of the standard library, because a closure that is
    /// passed to that function asks the runtime whether it runs on its actor.
    @inline(__always)
    func withGuaranteedReference<Result>(_ body: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(body)
    }
}
