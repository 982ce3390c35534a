import Foundation

/// An external command-line program, for example `msgfmt`.
struct ExternalTool {
    private let url: URL
    private let name: String

    /// Finds a program in `PATH`. If the program isn't installed, throws an error that names the Debian package to
    /// install.
    init(_ name: String, package: String) throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let paths = folders.map { "\($0)/\(name)" }
        guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw PackagerError(
                "\(name) isn't installed. On Debian, it's in the package \(package): apt-get install \(package)"
            )
        }
        self.init(path: path)
    }

    /// Creates a tool for the program at the given path.
    init(path: String) {
        url = URL(filePath: path)
        name = url.lastPathComponent
    }

    /// Runs the program and returns its output. If the program fails, throws an error that contains the output.
    ///
    /// - Parameters:
    ///   - changes: The environment variables that differ from those of this process.
    ///   - showsOutput: A Boolean value that indicates whether the program prints its output instead of returning it.
    @discardableResult
    func run(
        _ arguments: [String],
        in folder: URL? = nil,
        environment changes: [String: String] = [:],
        showsOutput: Bool = false
    ) throws(PackagerError) -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = url
        process.arguments = arguments
        if !showsOutput {
            process.standardOutput = output
            process.standardError = output
        }
        process.currentDirectoryURL = folder
        if !changes.isEmpty { process.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 } }
        do {
            try process.run()
        } catch {
            throw PackagerError("\(url.filePath) can't be started: \(error.localizedDescription)")
        }
        let data = showsOutput ? Data() : output.fileHandleForReading.readDataToEndOfFile()
        let text = String(decoding: data, as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let lines = text.split(separator: "\n").map(String.init)
            let status = "\(name) failed with code \(process.terminationStatus)"
            throw PackagerError(lines: lines.isEmpty ? [status] : lines)
        }
        return text
    }
}
