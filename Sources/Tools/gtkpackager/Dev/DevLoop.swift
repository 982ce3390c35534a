import Foundation
import Glibc

/// The descriptor to which signal handlers write. It's set before the handlers are installed.
private nonisolated(unsafe) var signalDescriptor: Int32 = -1

/// The loop of `swift package dev`, which waits for changes, builds, and restarts the program.
///
/// There is at most one build at a time. A change during a build starts another build afterwards, and the program is
/// restarted only after the last build.
final class DevLoop {
    private let options: DevCommand.Options
    private let watcher: SourceWatcher
    private let editor = Editor(environment: ProcessInfo.processInfo.environment)
    private let executable: String
    /// The processes of the plugin and of SwiftPM. Ctrl+C stops both. The command exits when either of them exits.
    private let starters: [pid_t]

    private var build: StartedProcess?
    private var output: [UInt8] = []
    private var buildStart = ContinuousClock.now
    /// A Boolean value that indicates whether the output of the build is printed. It's true for the first build, which
    /// takes long.
    private var printsOutput = true
    /// The time of the latest change that hasn't been built, or nil.
    private var change: ContinuousClock.Instant?
    /// The time of the change that is built now, or nil for the first build.
    private var builtChange: ContinuousClock.Instant?
    /// The last error of the compiler, or nil after a successful build.
    private var error: CompilerError?

    private var program: StartedProcess?
    private var messages = DevMessageBuffer()
    /// The files that the program reloads without a restart.
    private var reloaded: Set<String> = []
    /// The window state of the previous process, and the window state that the current process has sent so far.
    private var state: [DevMessage] = []
    private var receivedState: [DevMessage] = []
    /// The time at which the program is stopped forcibly, or nil if the program isn't being restarted.
    private var stopDeadline: ContinuousClock.Instant?
    /// The modification time of the running executable.
    private var startedVersion: timespec?
    private var hasStarted = false

    /// The editor that uses the terminal, and the previous foreground process group, or nil if no editor uses the
    /// terminal.
    private var terminalEditor: (process: pid_t, group: pid_t)?
    private var delayedLines: [String] = []

    init(_ options: DevCommand.Options) throws {
        self.options = options
        executable = "\(options.scratch)/debug/\(options.product)"
        starters = [getppid(), ProcessTree.parent(of: getppid())]
        watcher = try SourceWatcher()
        for path in options.watched { try watcher.watch(path) }
    }

    func run() throws {
        let signals = try Self.makeSignalDescriptor()
        defer { close(signals) }
        StartedProcess.closeFilesInStartedProcesses()
        if !BuildLock.release(ofScratchFolder: options.scratch) {
            show("SwiftPM's lock can't be released. Your own builds wait until this command ends.")
        }
        try startBuild()
        while starters == [getppid(), ProcessTree.parent(of: getppid())] {
            var descriptors = [watcher.descriptor, signals, build?.descriptor ?? -1, program?.descriptor ?? -1].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            // The timeout also limits the delay before the exit of SwiftPM is noticed.
            poll(&descriptors, nfds_t(descriptors.count), change == nil ? 200 : 20)
            if descriptors[1].revents != 0 { break }
            if descriptors[0].revents != 0 { try handleChanges() }
            if descriptors[2].revents != 0 { try readBuild() }
            if descriptors[3].revents != 0 { try readProgram() }
            try handleTime()
        }
        end()
    }

    /// Returns a descriptor that becomes readable when the process is asked to exit.
    private static func makeSignalDescriptor() throws(PackagerError) -> Int32 {
        signal(SIGPIPE, SIG_IGN)
        // Otherwise, `SIGTTOU` would stop this background process when it changes the terminal's foreground group.
        signal(SIGTTOU, SIG_IGN)
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw PackagerError("can't create a pipe: \(String(cString: strerror(errno)))") }
        signalDescriptor = ends[1]
        for number in [SIGHUP, SIGINT, SIGTERM] {
            signal(number) { _ in
                var byte: UInt8 = 0
                write(signalDescriptor, &byte, 1)
            }
        }
        return ends[0]
    }

    private func show(_ line: String) {
        if terminalEditor != nil { return delayedLines.append(line) }
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    // MARK: Changes

    private func handleChanges() throws {
        let changes = try watcher.changes().subtracting(reloaded)
        if !changes.isEmpty { change = .now }
    }

    private func handleTime() throws {
        // The build waits briefly, because editors and tools often write several files in succession.
        if let change, build == nil, change.duration(to: .now) > .milliseconds(30) { try startBuild() }
        if let stopDeadline, stopDeadline < .now, let program {
            show("\(options.product) didn't exit in time and was killed.")
            program.signal(SIGKILL)
            self.stopDeadline = .now + .seconds(60)
        }
        if let (process, group) = terminalEditor {
            var status: Int32 = 0
            if waitpid(process, &status, WNOHANG) != 0 {
                Editor.returnTerminal(to: group)
                terminalEditor = nil
                for line in delayedLines { show(line) }
                delayedLines = []
            }
        }
    }

    // MARK: Builds

    private func startBuild() throws {
        builtChange = change
        change = nil
        output = []
        buildStart = .now
        show("Building \(options.product)...")
        build = try StartedProcess(
            [
                "swift", "build", "--package-path", options.package, "--scratch-path", options.scratch, "--product",
                options.product,
            ] + options.buildOptions,
            environment: [:],
            capturesOutput: true
        )
    }

    private func readBuild() throws {
        guard let build else { return }
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = recv(build.descriptor, &bytes, bytes.count, 0)
        if count < 0, errno == EINTR { return }
        if count > 0 {
            output += bytes[..<count]
            if printsOutput { FileHandle.standardOutput.write(Data(bytes[..<count])) }
            return
        }
        close(build.descriptor)
        var status: Int32 = 0
        while waitpid(build.identifier, &status, 0) < 0, errno == EINTR {}
        self.build = nil
        // The result is ignored, because the sources have changed since and are built again.
        if change != nil { return }
        if StartedProcess.Ending(status) == .status(0) { try finishBuild() } else { showError() }
    }

    private func finishBuild() throws {
        error = nil
        printsOutput = false
        if program != nil, let startedVersion, let version = Self.version(of: executable),
            version.tv_sec == startedVersion.tv_sec, version.tv_nsec == startedVersion.tv_nsec
        {
            send(DevMessage("built"))
            return show("The program is unchanged.")
        }
        guard program != nil else { return try startProgram() }
        send(DevMessage("stop"))
        receivedState = []
        stopDeadline = .now + .seconds(5)
    }

    private func showError() {
        let text = String(decoding: output, as: UTF8.self)
        let error = CompilerError.first(in: text) ?? CompilerError(message: "the build failed")
        self.error = error
        let place = error.file.map { file in
            let prefix = options.package + "/"
            return
                "\(file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file):\(error.line):\(error.column)"
        }
        if !printsOutput {
            show("\(place.map { "\($0): " } ?? "")error: \(error.message)")
            let others = CompilerError.count(in: text) - 1
            if others > 0 { show("There \(others == 1 ? "is 1 more error" : "are \(others) more errors").") }
        }
        show("The build failed after \(Self.seconds(since: buildStart)). Waiting for a change.")
        let isEditable = editor != nil && error.file != nil
        send(DevMessage("failed", [place ?? "The build failed", error.message, isEditable ? "editable" : ""]))
    }

    // MARK: The program

    private func startProgram() throws {
        var environment = ["COMBINEGTK_DEV": "3"]
        if let recording = options.recording, !hasStarted {
            environment["COMBINEGTK_RECORD"] = recording
            environment["COMBINEGTK_RECORD_MODULE"] = options.product
        }
        startedVersion = Self.version(of: executable)
        hasStarted = true
        messages = DevMessageBuffer()
        reloaded = []
        let program = try StartedProcess(
            [executable] + options.arguments,
            environment: environment,
            capturesOutput: false
        )
        self.program = program
        for folder in reloadedFolders { send(DevMessage("folder", [folder])) }
        for message in state { send(message) }
        send(DevMessage("begin"))
    }

    /// The watched folders that contain style sheets or `.ui` files.
    private var reloadedFolders: [String] {
        var folders: Set<String> = []
        for path in options.watched {
            guard let files = FileManager.default.enumerator(atPath: path) else { continue }
            for case let file as String in files where file.hasSuffix(".ui") || file.hasSuffix(".css") {
                folders.insert(("\(path)/\(file)" as NSString).deletingLastPathComponent)
            }
        }
        return folders.sorted()
    }

    private func send(_ message: DevMessage) {
        guard let program else { return }
        var rest = Array(message.line.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(program.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }

    private func readProgram() throws {
        guard let program else { return }
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = recv(program.descriptor, &bytes, bytes.count, 0)
        if count < 0, errno == EINTR { return }
        if count > 0 {
            for message in messages.receive(bytes[..<count]) { handle(message) }
        } else {
            try finishProgram(program)
        }
    }

    private func handle(_ message: DevMessage) {
        switch message.name {
        case "window", "widget", "model": receivedState.append(message)
        case "stopping": state = receivedState
        case "reloads":
            if let path = realpath(message.field(0), nil) {
                reloaded.insert(String(cString: path))
                free(path)
            }
        case "shown":
            let time = builtChange.map { ", \(Self.seconds(since: $0)) after the change" } ?? ""
            show("\(options.product) is shown\(time).")
        case "edit": edit()
        default: break
        }
    }

    /// Waits until the program has exited. The program has already closed its connection.
    private func finishProgram(_ program: StartedProcess) throws {
        close(program.descriptor)
        let limit = stopDeadline ?? .now + .seconds(5)
        var ending = program.ending()
        while ending == nil {
            if ContinuousClock.now > limit { program.signal(SIGKILL) }
            usleep(2000)
            ending = program.ending()
        }
        self.program = nil
        if stopDeadline != nil {
            stopDeadline = nil
            return try startProgram()
        }
        guard let ending else { return }
        // The user closed the window, so the next process doesn't restore any state.
        if ending == .status(0) { state = [] }
        show("\(options.product) \(ending). Waiting for a change.")
    }

    private func edit() {
        guard let error, let editor, terminalEditor == nil else { return }
        let group = Editor.foregroundGroup
        guard let process = editor.open(error) else { return show("The editor can't be started.") }
        if editor.usesTerminal, let group { terminalEditor = (process, group) }
    }

    /// Ends the build and the program.
    private func end() {
        build?.signal(SIGINT)
        program?.signal(SIGTERM)
        let deadline = ContinuousClock.now + .seconds(3)
        for process in [build, program].compactMap({ $0 }) {
            while process.ending() == nil {
                if ContinuousClock.now > deadline { process.signal(SIGKILL) }
                usleep(10_000)
            }
        }
    }

    private static func version(of file: String) -> timespec? {
        var information = stat()
        return stat(file, &information) == 0 ? information.st_mtim : nil
    }

    private static func seconds(since time: ContinuousClock.Instant) -> String {
        String(format: "%.1f s", time.duration(to: .now) / .seconds(1))
    }
}
