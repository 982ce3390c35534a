extension Unmanaged {
    /// Calls `body` with the object without retaining the object. Another reference must keep it alive during the call.
    ///
    /// Isolated code uses this method instead of `_withUnsafeGuaranteedRef` of the standard library. The runtime checks
    /// the executor in closures that isolated code passes to that method.
    @inline(__always)
    func withGuaranteedReference<Result>(_ body: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(body)
    }
}
