import CGtk
import Foundation
import Gtk

/// Calls functions in processes that it forks, one after the other: what ends one ends no other.
///
/// The process of the server itself never opens a display and starts no thread, so that a fork of it can do both.
@MainActor
struct FunctionServer {
    /// A function with a variation of its arguments.
    struct Job {
        let function: Int
        let variation: Variation
    }

    /// How a job ended, and the last that its process said where that ended with it, or the type that it lacked.
    struct Ending {
        let job: Job
        let outcome: FunctionOutcome
        let words: String
    }

    /// How many jobs a process does at most, so that little is left over from others where it crashes.
    private static let batch = 200
    /// How many seconds of the processor a call may take, however busy the machine is; sanitized code is slower.
    private static let processorLimit = dlsym(nil, "__asan_init") == nil ? 3 : 15
    /// How many seconds a call may take in all, which is less than it takes to wait for an answer on a bus.
    private static let limit: UInt32 = dlsym(nil, "__asan_init") == nil ? 20 : 60

    let list: FunctionList
    let jobs: [Job]
    /// Where the processes write what they have to say.
    let wordsPath: String
    /// When to leave the rest.
    let deadline: ContinuousClock.Instant?

    func serve() -> [Ending] {
        let outcomes = sharedMemory(jobs.count)
        let lacks = open(lacksPath, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
        defer { close(lacks) }
        var words: [Int: String] = [:]
        var next = 0
        while next < jobs.count, deadline.map({ ContinuousClock.now < $0 }) != false {
            let rest = next..<min(next + FunctionServer.batch, jobs.count)
            let last = rest.first { FunctionExceptions.last[list.functions[jobs[$0].function].name] != nil }
            let end = last.map { $0 + 1 } ?? rest.upperBound
            let status = runInFork { work(next..<end, outcomes, lacks) }
            if status == 0 {
                next = end
                continue
            }
            guard let culprit = (next..<end).first(where: { outcomes[$0] == FunctionOutcome.begun.rawValue }) else {
                // It never got so far as to call something.
                words[next] = "ended with the status \(status) before a call: \(said())"
                outcomes[next] = FunctionOutcome.crashed.rawValue
                next += 1
                continue
            }
            let said = said()
            outcomes[culprit] = outcome(status, said, jobs[culprit]).rawValue
            words[culprit] = "ended with the status \(status): \(said)"
            next = culprit + 1
        }
        for (index, type) in lackedTypes() { words[index] = type }
        return (0..<next).map { index in
            Ending(
                job: jobs[index],
                outcome: FunctionOutcome(rawValue: outcomes[index]) ?? .crashed,
                words: words[index] ?? ""
            )
        }
    }

    private func work(_ range: Range<Int>, _ outcomes: UnsafeMutablePointer<UInt8>, _ lacks: Int32) {
        do {
            try HeadlessDisplay.start()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            _exit(3)
        }
        FunctionCaller.countMessages()
        for index in range {
            if let deadline, ContinuousClock.now > deadline { return }
            alarm(FunctionServer.limit)
            var processorLimit = itimerval()
            processorLimit.it_value.tv_sec = FunctionServer.processorLimit
            setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &processorLimit, nil)
            outcomes[index] = FunctionOutcome.begun.rawValue
            let job = jobs[index]
            outcomes[index] = FunctionCaller.call(list.functions[job.function], job.variation, of: list).rawValue
            guard !FunctionCaller.lackedType.isEmpty else { continue }
            let line = Array("\(index)\t\(FunctionCaller.lackedType)\n".utf8)
            write(lacks, line, line.count)
        }
    }

    // MARK: What there was nothing of

    /// Where the processes write the types of which they had nothing, with the numbers of the jobs.
    private var lacksPath: String { wordsPath + ".lacks" }

    private func lackedTypes() -> [(index: Int, type: String)] {
        let data = FileManager.default.contents(atPath: lacksPath) ?? Data()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t")
            guard fields.count == 2, let index = Int(fields[0]) else { return nil }
            return (index, String(fields[1]))
        }
    }

    // MARK: Processes

    /// Memory that forks write into.
    private func sharedMemory(_ count: Int) -> UnsafeMutablePointer<UInt8> {
        let memory = mmap(nil, max(count, 1), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
        guard let memory, memory != MAP_FAILED else { fatalError("no memory to share with forks") }
        return memory.bindMemory(to: UInt8.self, capacity: count)
    }

    /// Runs a piece of code in a fork, and returns how that ended, as `waitpid` says it.
    private func runInFork(_ body: () -> Void) -> Int32 {
        let process = FunctionServer.fork()
        if process == 0 {
            let file = open(wordsPath, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
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

    /// Swift has C's `fork` not by its name, as most of a program with threads must not go on in a fork.
    private static let fork: @convention(c) () -> pid_t = {
        guard let symbol = dlsym(nil, "fork") else { fatalError("the C library has no fork") }
        return unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)
    }()

    private func said() -> String {
        let data = FileManager.default.contents(atPath: wordsPath) ?? Data()
        let text = String(decoding: data.prefix(20_000), as: UTF8.self)
        // What comes then is where it was, address by address.
        return text.components(separatedBy: "Current stack trace:")[0]
    }

    private func outcome(_ status: Int32, _ words: String, _ job: Job) -> FunctionOutcome {
        let signal = status & 0x7f
        if FunctionServer.isOutOfMemory(words) { return .outOfMemory }
        if words.contains("Sanitizer") { return .crashed }
        if [SIGALRM, SIGPROF].contains(signal) { return .hung }
        if signal == 0, words.contains("X Window System error") { return .stoppedByC }
        if [SIGTRAP, SIGABRT].contains(signal), words.contains("ERROR") { return .stoppedByC }
        guard [SIGILL, SIGTRAP, SIGABRT].contains(signal), let start = words.range(of: "Fatal error: ") else {
            return .crashed
        }
        let sentence = words[start.upperBound...]
        return FunctionServer.isOurs(sentence) ? .trapped : .crashed
    }

    /// Whether GLib, or a sanitizer in its place, says that there is no memory.
    private static func isOutOfMemory(_ words: String) -> Bool {
        ["failed to allocate", "Sanitizer: allocation-size-too-big", "Sanitizer: out-of-memory"].contains {
            words.contains($0)
        }
    }

    /// Whether a sentence is one that names what was wrong, not one of Swift's own of an index or a number.
    private static func isOurs(_ sentence: Substring) -> Bool {
        let swifts = [
            "Index out of range", "Unexpectedly found nil", "Range requires", "Negative", "Double value", "Not enough",
        ]
        return !swifts.contains { sentence.hasPrefix($0) }
    }
}
