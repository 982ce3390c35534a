extension Unmanaged {
    /// Calls `body` with the object without retaining the object. Another reference must keep the object alive during
    /// the call.
    ///
    /// Isolated code calls this method instead of `_withUnsafeGuaranteedRef`. If isolated code passed a closure
    /// directly to `_withUnsafeGuaranteedRef`, the runtime would check the executor in the closure, which is slow.
    @inline(__always)
    func withGuaranteedReference<Result>(_ body: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(body)
    }
}
