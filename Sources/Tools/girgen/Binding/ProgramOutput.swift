import Foundation

/// Runs other programs, such as `pkg-config` and the C compiler, and returns their output.
enum ProgramOutput {
    /// Returns the standard output or the standard error of a program. Returns nil if the program can't be run or if
    /// its exit status isn't `status`, unless that is nil.
    static func text(
        of arguments: [String],
        status: Int32? = 0,
        isOfErrors: Bool = false,
        in folder: URL? = nil
    ) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        let pipe = Pipe()
        process.standardOutput = isOfErrors ? FileHandle.nullDevice : pipe
        process.standardError = isOfErrors ? pipe : FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return status == nil || process.terminationStatus == status ? String(decoding: data, as: UTF8.self) : nil
    }
}
