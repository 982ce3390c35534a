extension Unmanaged {
    /// Calls `body` with the object without retaining the object. Another reference must keep the object alive during
    /// the call.
    ///
    /// Isolated code uses this method instead of the standard library's `_withUnsafeGuaranteedRef`, because the runtime
    /// checks the executor in closures that isolated code passes to that function.
    @inline(__always)
    func withGuaranteedReference<Result>(_ body: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(body)
    }
}
