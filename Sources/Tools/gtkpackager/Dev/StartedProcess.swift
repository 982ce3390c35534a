import Foundation
import Glibc

/// A child process that is connected to this process by a socket.
struct StartedProcess {
    /// The exit status of a process, or the signal that terminated it.
    enum Ending: Equatable, CustomStringConvertible {
        case status(Int32)
        case signal(Int32)

        init(_ status: Int32) {
            let signal = status & 0x7f
            self = signal == 0 ? .status((status >> 8) & 0xff) : .signal(signal)
        }

        var description: String {
            switch self {
            case .status(let status): "exited with status \(status)"
            case .signal(let signal): "was terminated by signal \(signal) (\(String(cString: strsignal(signal))))"
            }
        }
    }

    let identifier: pid_t
    /// The descriptor of the socket that is connected to the process.
    let descriptor: Int32

    /// Prevents processes that are started later from inheriting the open files of this process.
    static func closeFilesInStartedProcesses() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
            if let descriptor = Int32(name), descriptor > 2 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        }
    }

    /// Starts a process that is connected to this process by a socket. In the new process, the socket is descriptor 3,
    /// or the standard output and error.
    ///
    /// - Parameters:
    ///   - arguments: The path of the program, and its arguments.
    ///   - environment: The variables that are added to the environment.
    ///   - capturesOutput: A Boolean value that indicates whether the socket receives the output of the process.
    init(_ arguments: [String], environment: [String: String], capturesOutput: Bool) throws(PackagerError) {
        var ends: [Int32] = [0, 0]
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
            throw PackagerError("can't create a socket: \(String(cString: strerror(errno)))")
        }
        defer { close(ends[1]) }
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        for descriptor: Int32 in capturesOutput ? [1, 2] : [3] {
            posix_spawn_file_actions_adddup2(&actions, ends[1], descriptor)
        }
        Self.resetSignals(&attributes)
        var variables: [String: String] = [:]
        var next = environ
        while let entry = next.pointee {
            let parts = String(cString: entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
            next += 1
        }
        variables.merge(environment) { $1 }
        let cArguments = arguments.map { strdup($0) } + [nil]
        let cVariables = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in cArguments + cVariables { free(text) } }
        var identifier: pid_t = 0
        let error = posix_spawnp(&identifier, arguments[0], &actions, &attributes, cArguments, cVariables)
        guard error == 0 else {
            close(ends[0])
            throw PackagerError("\(arguments[0]) can't be started: \(String(cString: strerror(error)))")
        }
        self.identifier = identifier
        descriptor = ends[0]
    }

    /// Sets the attributes of a new process: the default actions of all signals, and a separate process group. A signal
    /// to the group stops a build together with its compilers.
    static func resetSignals(_ attributes: inout posix_spawnattr_t) {
        var (all, none) = (sigset_t(), sigset_t())
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(
            &attributes,
            Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
        )
    }

    /// Returns the exit status or the signal that terminated the process, or nil if the process is still running.
    func ending() -> Ending? {
        var status: Int32 = 0
        return waitpid(identifier, &status, WNOHANG) == identifier ? Ending(status) : nil
    }

    /// Sends a signal to the process and the processes that it started.
    func signal(_ number: Int32) {
        kill(-identifier, number)
    }
}
