import CGtk
import Foundation

/// The result of a call.
enum FunctionOutcome: UInt8, CaseIterable {
    case notCalled
    /// The state: running, or the way in which the process ended.
    case begun
    case fine
    case threw
    /// C refused it: its own assertion that says which function and argument.
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
    /// Ended by a signal or a sanitizer without a message of this package.
    case crashed
    /// Still running when its time was up.
    case hung
}

extension FunctionOutcome {
    /// Creates the outcome of a call that ended its process.
    ///
    /// - Parameters:
    ///   - status: The status that `waitpid` reports.
    ///   - words: The output of the process.
    init(status: Int32, words: String) {
        let signal = status & 0x7f
        if FunctionOutcome.isOutOfMemory(words) {
            self = .outOfMemory
        } else if words.contains("Sanitizer") {
            self = .crashed
        } else if [SIGALRM, SIGPROF].contains(signal) {
            self = .hung
        } else if signal == 0, words.contains("X Window System error") {
            self = .stoppedByC
        } else if [SIGTRAP, SIGABRT].contains(signal), words.contains("ERROR") {
            self = .stoppedByC
        } else if [SIGILL, SIGTRAP, SIGABRT].contains(signal), let start = words.range(of: "Fatal error: ") {
            self = FunctionOutcome.isOurs(words[start.upperBound...]) ? .trapped : .crashed
        } else {
            self = .crashed
        }
    }

    /// Returns a Boolean value that indicates whether GLib or a sanitizer reports that there is no memory.
    private static func isOutOfMemory(_ words: String) -> Bool {
        ["failed to allocate", "Sanitizer: allocation-size-too-big", "Sanitizer: out-of-memory"].contains {
            words.contains($0)
        }
    }

    /// Returns a Boolean value that indicates whether a sentence names the problem, unlike the standard library's messages.
    private static func isOurs(_ sentence: Substring) -> Bool {
        let standard = [
            "Index out of range", "Unexpectedly found nil", "Range requires", "Negative", "Double value", "Not enough",
        ]
        return !standard.contains { sentence.hasPrefix($0) }
    }
}
