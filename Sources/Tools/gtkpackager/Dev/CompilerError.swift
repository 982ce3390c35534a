/// An error of a build.
struct CompilerError: Equatable {
    /// The path of the file, or nil if the error isn't in a file, for example an error of the linker.
    var file: String?
    var line = 0
    var column = 0
    let message: String

    /// Returns the first error in the output of a build, or nil if the output doesn't contain an error.
    ///
    /// An error in a file takes precedence, because the errors of the build itself only state that a command failed.
    static func first(in output: String) -> CompilerError? {
        let lines = output.split(separator: "\n").map { String(withoutColors($0)) }
        if let error = lines.lazy.compactMap(inFile).first { return error }
        let texts = lines.compactMap(withoutFile)
        // A failed command is the consequence of an error that is printed later.
        let text = texts.first { !$0.hasSuffix("command failed") && !$0.contains("command failed with exit code") }
        return (text ?? texts.first).map { CompilerError(message: $0) }
    }

    /// Returns the number of different errors in files.
    static func count(in output: String) -> Int {
        Set(output.split(separator: "\n").map { String(withoutColors($0)) }.filter { inFile($0) != nil }).count
    }

    private static func inFile(_ line: String) -> CompilerError? {
        guard let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): (?:fatal )?error: (.*)/) else { return nil }
        return CompilerError(
            file: String(match.1),
            line: Int(match.2) ?? 0,
            column: Int(match.3) ?? 0,
            message: String(match.4)
        )
    }

    private static func withoutFile(_ line: String) -> String? {
        line.firstMatch(of: /^(?:ld\.lld: |ld\.gold: |clang: )?error: (.*)$/).map { String($0.1) }
    }

    private static func withoutColors(_ line: Substring) -> Substring {
        line.contains("\u{1b}") ? line.replacing(/\u{1b}\[[0-9;]*[mK]/, with: "") : line
    }
}
