import Glibc

/// An executable whose running time and memory use are measured.
struct StartedProgram {
    /// The argument with which this program shows a window and exits.
    static let firstFrame = "first-frame"

    private let path: String
    private let arguments: [String]

    /// Creates a program that runs ``FirstFrame``, which is in the same executable as the benchmarks.
    init() {
        path = "/proc/self/exe"
        arguments = [Self.firstFrame]
    }

    /// Compiles a C program that uses GTK, and writes the executable to a folder.
    init(compiling source: [UInt8], in directory: String) throws(StartError) {
        path = directory + "/program"
        arguments = []
        let file = path + ".c"
        guard let stream = fopen(file, "w") else { throw .notCompiled }
        let isWritten = fwrite(source, 1, source.count, stream) == source.count
        guard fclose(stream) == 0, isWritten else { throw .notCompiled }
        guard system("cc -O2 -o '\(path)' '\(file)' $(pkg-config --cflags --libs gtk4)") == 0 else {
            throw .notCompiled
        }
    }

    /// Runs the program and waits until it exits.
    func run() throws(StartError) -> ProcessUsage {
        let clock = ContinuousClock()
        let start = clock.now
        let (process, error) = spawn()
        guard error == 0 else { throw .notStarted(path, reason: String(cString: strerror(error))) }
        var (status, usage): (Int32, rusage) = (0, rusage())
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw .notStarted(path, reason: String(cString: strerror(errno))) }
        }
        guard status == 0 else { throw .failed(path, status: status) }
        return ProcessUsage(
            wallTime: start.duration(to: clock.now),
            processorTime: Self.duration(usage.ru_utime) + Self.duration(usage.ru_stime),
            peakMemory: usage.ru_maxrss * 1024
        )
    }

    private func spawn() -> (process: pid_t, error: Int32) {
        // C requires a null pointer at the end of the array.
        let arguments = ([path] + arguments).map { strdup($0) } + [nil]
        let environment = Self.environment.map { strdup($0) } + [nil]
        defer { for copy in arguments + environment { free(copy) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, path, nil, nil, arguments, environment)
        return (process, error)
    }

    /// The environment variables of this program. Some of them are replaced, so that the started program doesn't wait
    /// for services.
    private static var environment: [String] {
        let settled = [
            "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory",
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        ]
        var inherited: [String] = []
        var next = environ
        while let entry = next.pointee {
            inherited.append(String(cString: entry))
            next += 1
        }
        return inherited.filter { entry in !settled.keys.contains { entry.hasPrefix("\($0)=") } }
            + settled.map { "\($0)=\($1)" }
    }

    private static func duration(_ time: timeval) -> Duration {
        .seconds(time.tv_sec) + .microseconds(time.tv_usec)
    }
}
