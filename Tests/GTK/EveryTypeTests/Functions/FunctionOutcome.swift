/// How a call went.
enum FunctionOutcome: UInt8, CaseIterable {
    case notCalled
    /// Under way, or what ended the process.
    case begun
    case fine
    case threw
    /// C refused it: an assertion of its own that says which function and argument.
    case refusedByC
    /// Stopped by a sentence that names the function.
    case trapped
    /// C ended the program with a sentence that names its function: a failed assertion, `g_error`.
    case stoppedByC
    /// C found no memory for it, and ended the program saying so.
    case outOfMemory
    /// Cancelled, it did not end in time.
    case unfinished
    /// There is nothing to call it on or with.
    case noSpecimen
    /// Its arguments cannot be as they were to be.
    case pointless
    /// Ended by a signal or a sanitizer without a sentence of ours.
    case crashed
    /// Still running when its time was up.
    case hung
}
