extension Unmanaged {
    /// Calls `body` with the object without retaining the object. Another reference must keep the object alive during
    /// the call.
    ///
    /// Isolated code calls this method instead of the standard library's `_withUnsafeGuaranteedRef`. If isolated code
    /// passes a closure to that function, the runtime checks the executor in the closure.
    @inline(__always)
    func withGuaranteedReference<Result>(_ body: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(body)
    }
}
