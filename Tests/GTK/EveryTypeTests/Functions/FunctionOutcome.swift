import CGtk
import Foundation

/// The result of a call.
enum FunctionOutcome: UInt8, CaseIterable {
    case notCalled
    /// The call is running. If the process ended in this state, its exit status determines the outcome.
    case begun
    case fine
    case threw
    /// C rejected the call with an assertion that names the function and the argument.
    case refusedByC
    /// The program stopped with a message that names the function.
    case trapped
    /// C ended the program with a message that names its function, for example a failed assertion or `g_error`.
    case stoppedByC
    /// C ended the program with a message, because there wasn't enough memory.
    case outOfMemory
    /// The call was cancelled, but didn't end in time.
    case unfinished
    /// The receiver or an argument can't be created.
    case noSpecimen
    /// The variation doesn't apply to the function.
    case pointless
    /// The process was ended by a signal or a sanitizer, without a message of this package.
    case crashed
    /// The call exceeded its time limit.
    case hung
}

extension FunctionOutcome {
    /// Creates the outcome of a call that ended its process.
    ///
    /// - Parameters:
    ///   - status: The status that `waitpid` reports.
    ///   - output: The output of the process.
    init(status: Int32, output: String) {
        let signal = status & 0x7f
        if FunctionOutcome.isOutOfMemory(output) {
            self = .outOfMemory
        } else if output.contains("Sanitizer") {
            self = .crashed
        } else if [SIGALRM, SIGPROF].contains(signal) {
            self = .hung
        } else if signal == 0, output.contains("X Window System error") {
            self = .stoppedByC
        } else if [SIGTRAP, SIGABRT].contains(signal), output.contains("ERROR") {
            self = .stoppedByC
        } else if [SIGILL, SIGTRAP, SIGABRT].contains(signal), let start = output.range(of: "Fatal error: ") {
            self = FunctionOutcome.isOurs(output[start.upperBound...]) ? .trapped : .crashed
        } else {
            self = .crashed
        }
    }

    /// Returns a Boolean value that indicates whether GLib or a sanitizer reported a lack of memory.
    private static func isOutOfMemory(_ output: String) -> Bool {
        ["failed to allocate", "Sanitizer: allocation-size-too-big", "Sanitizer: out-of-memory"].contains {
            output.contains($0)
        }
    }

    /// Returns a Boolean value that indicates whether a message is from this package, not from the standard library.
    private static func isOurs(_ sentence: Substring) -> Bool {
        let standard = [
            "Index out of range", "Unexpectedly found nil", "Range requires", "Negative", "Double value", "Not enough",
        ]
        return !standard.contains { sentence.hasPrefix($0) }
    }
}
