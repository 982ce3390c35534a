extension Unmanaged {
    /// Runs `body` with the object without retaining it: another reference must last as long.
    ///
    /// Isolated code calls this in place of the standard library's own `_withUnsafeGuaranteedRef`: a closure that goes
    /// there asks the runtime whether it runs on its actor.
    @inline(__always)
    func withGuaranteedReference<Result>(_ body: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(body)
    }
}
