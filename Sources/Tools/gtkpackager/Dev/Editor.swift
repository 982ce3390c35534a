import Foundation
import Glibc

/// The user's editor, from the environment variable `EDITOR` or `VISUAL`.
struct Editor {
    /// Editors that run in the terminal. All others open a window.
    private static let terminalEditors: Set = [
        "ed", "hx", "helix", "jed", "joe", "kak", "mcedit", "micro", "nano", "ne", "nvim", "pico", "vi", "vim",
    ]

    private let command: [String]

    /// Creates an editor from environment variables, or returns nil if they don't name an editor.
    init?(environment: [String: String]) {
        let name = environment["EDITOR"].flatMap { $0.isEmpty ? nil : $0 } ?? environment["VISUAL"]
        command = (name ?? "").split(separator: " ").map(String.init)
        if command.isEmpty { return nil }
    }

    private var name: String { (command[0] as NSString).lastPathComponent }

    /// A Boolean value that indicates whether the editor needs the terminal.
    var usesTerminal: Bool {
        Self.terminalEditors.contains(name) || command.contains("-nw")
    }

    /// Returns the command that opens a file at a line.
    func arguments(file: String, line: Int, column: Int) -> [String] {
        switch name {
        case "code", "codium", "cursor": command + ["--goto", "\(file):\(line):\(column)"]
        case "hx", "helix", "subl", "zed": command + ["\(file):\(line):\(column)"]
        case "kate", "kwrite": command + ["--line", "\(line)", "--column", "\(column)", file]
        default: command + ["+\(line)", file]
        }
    }

    /// Starts the editor and returns its process identifier, or nil if it can't be started.
    ///
    /// An editor that needs the terminal becomes the foreground process of the terminal. The caller must wait for the
    /// editor and then call ``returnTerminal(to:)``.
    func open(_ error: CompilerError) -> pid_t? {
        guard let file = error.file else { return nil }
        let arguments = arguments(file: file, line: error.line, column: error.column)
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        let input = usesTerminal ? "/dev/tty" : "/dev/null"
        posix_spawn_file_actions_addopen(&actions, 0, input, O_RDWR, 0)
        if usesTerminal {
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        }
        StartedProcess.resetSignals(&attributes)
        let cArguments = arguments.map { strdup($0) } + [nil]
        defer { for text in cArguments { free(text) } }
        var identifier: pid_t = 0
        guard posix_spawnp(&identifier, arguments[0], &actions, &attributes, cArguments, environ) == 0 else {
            return nil
        }
        if usesTerminal { Self.giveTerminal(to: identifier) }
        return identifier
    }

    /// Makes the process group of SwiftPM the foreground group again, so that it receives Ctrl+C.
    static func returnTerminal(to group: pid_t) {
        giveTerminal(to: group)
    }

    /// The foreground process group of the terminal, or nil without a terminal.
    static var foregroundGroup: pid_t? {
        let terminal = Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0 else { return nil }
        defer { close(terminal) }
        let group = tcgetpgrp(terminal)
        return group > 0 ? group : nil
    }

    private static func giveTerminal(to group: pid_t) {
        let terminal = Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0 else { return }
        // This process is in the background. The call would stop it with SIGTTOU if the signal weren't ignored.
        tcsetpgrp(terminal, group)
        close(terminal)
    }
}
