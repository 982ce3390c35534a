import CGtk
import Foundation
import Gtk

/// Calls functions in forks of this process, one after another. A crash ends only one fork.
///
/// The server itself never opens a display or starts a thread, so that its forks can.
@MainActor
struct FunctionServer {
    /// A function to call with a variation of arguments.
    struct Job {
        let function: Int
        let variation: Variation
    }

    /// The outcome of a job. If the process ended, it includes the last output. If a value is missing, it includes the
    /// type.
    struct Ending {
        let job: Job
        let outcome: FunctionOutcome
        let output: String
    }

    /// The maximum number of jobs in one process. It's small, so that few calls precede a crash.
    private static let batch = 200
    let list: FunctionList
    let jobs: [Job]
    /// The file to which the processes write their output.
    let outputPath: String
    /// The time after which the remaining jobs are skipped.
    let deadline: ContinuousClock.Instant?

    func serve() -> [Ending] {
        let outcomes = sharedMemory(jobs.count)
        let process = ForkedProcess(outputPath: outputPath)
        let lacks = open(lacksPath, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
        defer { close(lacks) }
        var outputs: [Int: String] = [:]
        var repeated: Set<Int> = []
        var next = 0
        while next < jobs.count, deadline.map({ ContinuousClock.now < $0 }) != false {
            let rest = next..<min(next + FunctionServer.batch, jobs.count)
            let last = rest.first { FunctionExceptions.last[list.functions[jobs[$0].function].name] != nil }
            let end = last.map { $0 + 1 } ?? rest.upperBound
            let status = process.run { work(next..<end, outcomes, lacks) }
            if status == 0 {
                next = end
                continue
            }
            guard let culprit = (next..<end).first(where: { outcomes[$0] == FunctionOutcome.begun.rawValue }) else {
                // The process ended before the first call.
                outputs[next] = "ended with the status \(status) before a call: \(process.output)"
                outcomes[next] = FunctionOutcome.crashed.rawValue
                next += 1
                continue
            }
            let output = process.output
            let outcome = FunctionOutcome(status: status, output: output)
            // A slow call may be caused by a busy machine, so it's repeated. A call that blocks will block again.
            if outcome == .hung, repeated.insert(culprit).inserted {
                next = culprit
                continue
            }
            outcomes[culprit] = outcome.rawValue
            outputs[culprit] = "ended with the status \(status): \(output)"
            next = culprit + 1
        }
        for (index, type) in missingTypes() { outputs[index] = type }
        return (0..<next).map { index in
            Ending(
                job: jobs[index],
                outcome: FunctionOutcome(rawValue: outcomes[index]) ?? .crashed,
                output: outputs[index] ?? ""
            )
        }
    }

    private func work(_ range: Range<Int>, _ outcomes: UnsafeMutablePointer<UInt8>, _ lacks: Int32) {
        ForkedProcess.openDisplay()
        for index in range {
            if let deadline, ContinuousClock.now > deadline { return }
            ForkedProcess.limitTime()
            outcomes[index] = FunctionOutcome.begun.rawValue
            let job = jobs[index]
            outcomes[index] = FunctionCaller.call(list.functions[job.function], job.variation, of: list).rawValue
            guard !FunctionCaller.missingType.isEmpty else { continue }
            let line = Array("\(index)\t\(FunctionCaller.missingType)\n".utf8)
            write(lacks, line, line.count)
        }
    }

    // MARK: Missing values

    /// The file to which the processes write the types of missing values, with the numbers of the jobs.
    private var lacksPath: String { outputPath + ".lacks" }

    private func missingTypes() -> [(index: Int, type: String)] {
        let data = FileManager.default.contents(atPath: lacksPath) ?? Data()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t")
            guard fields.count == 2, let index = Int(fields[0]) else { return nil }
            return (index, String(fields[1]))
        }
    }

    // MARK: Processes

    /// Returns memory that forks can write to.
    private func sharedMemory(_ count: Int) -> UnsafeMutablePointer<UInt8> {
        let memory = mmap(nil, max(count, 1), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
        guard let memory, memory != MAP_FAILED else { fatalError("no memory to share with forks") }
        return memory.bindMemory(to: UInt8.self, capacity: count)
    }
}
