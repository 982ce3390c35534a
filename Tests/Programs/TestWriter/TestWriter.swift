import Foundation

/// A program that writes settings or todos. Tests run it twice at the same time, or kill it.
///
/// usage: `TestWriter settings FILE PREFIX COUNT` or `TestWriter todos FILE`
@main
struct TestWriter {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        switch (arguments.first, arguments.count) {
        case ("settings", 4):
            SettingsWriter.run(file: arguments[2], prefix: arguments[3], count: Int(arguments[4]) ?? 0)
        case ("todos", 2): try await TodoWriter.run(file: arguments[2])
        default: exit(2)
        }
    }
}
