import CGtk
import Foundation
import Gtk

/// A fork of this process that runs a closure and reports how it ended.
///
/// This process must not open a display or start a thread before the fork, so that the fork can do so.
struct ForkedProcess {
    /// The file that receives the standard output and the standard error of the fork.
    let outputPath: String

    /// Runs a closure in a fork, and returns the status that `waitpid` reports.
    @MainActor
    func run(_ body: () -> Void) -> Int32 {
        let process = ForkedProcess.fork()
        if process == 0 {
            let file = open(outputPath, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
            dup2(file, 1)
            dup2(file, 2)
            body()
            _exit(0)
        }
        guard process > 0 else { fatalError("no process could be forked") }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {}
        return status
    }

    /// Returns the contents of a file that the fork wrote, or the error if it can't be read.
    static func contents(_ path: String) -> Data {
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            return Data("\(path) can't be read: \(error)".utf8)
        }
    }

    /// The output of the fork, without the list of addresses at the end.
    var output: String {
        let data = ForkedProcess.contents(outputPath)
        // A sanitizer reports at the beginning, and the runtime at the end.
        let excerpt = data.count < 40_000 ? data : data.prefix(20_000) + data.suffix(20_000)
        let text = String(decoding: excerpt, as: UTF8.self)
        return text.components(separatedBy: "Current stack trace:")[0]
    }

    /// Opens a display in a fork and starts to count the messages that C logs. Ends the fork if there is no display.
    @MainActor
    static func openDisplay() {
        do {
            try HeadlessDisplay.start()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            _exit(3)
        }
        FunctionCaller.countMessages()
    }

    /// Limits the time until the next call of this function. If the limit is exceeded, a signal ends the process.
    static func limitTime() {
        alarm(limit)
        var time = itimerval()
        time.it_value.tv_sec = processorLimit
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &time, nil)
    }

    /// The maximum processor time of a call, in seconds. Unlike elapsed time, it doesn't depend on other processes.
    /// Sanitized code is slower.
    private static let processorLimit = dlsym(nil, "__asan_init") == nil ? 3 : 15
    /// The maximum time of a call, in seconds. It's shorter than the timeout of D-Bus calls.
    private static let limit: UInt32 = dlsym(nil, "__asan_init") == nil ? 20 : 60

    /// The C function `fork`. Swift doesn't import it, because most multithreaded programs can't continue in a fork.
    private static let fork: @convention(c) () -> pid_t = {
        guard let symbol = dlsym(nil, "fork") else { fatalError("the C library has no fork") }
        return unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)
    }()
}
