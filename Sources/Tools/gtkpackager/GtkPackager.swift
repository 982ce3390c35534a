import Foundation

/// The program that implements the package plugins `start`, `dev`, `texts` and `bundle`.
@main
struct GtkPackager {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            switch arguments.first {
            case "start": try StartCommand(arguments: Array(arguments.dropFirst())).run()
            case "dev": try DevCommand(arguments: Array(arguments.dropFirst())).run()
            case "texts": try TextsCommand(arguments: Array(arguments.dropFirst())).run()
            case "bundle": try BundleCommand(arguments: Array(arguments.dropFirst())).run()
            default: throw PackagerError("usage: gtkpackager start|dev|texts|bundle OPTION...")
            }
        } catch {
            // Foundation errors don't contain the file's path in their description.
            let path = (error as NSError).userInfo[NSFilePathErrorKey].map { "\($0): " } ?? ""
            let text = error is PackagerError ? "\(error)" : "error: \(path)\(error.localizedDescription)"
            FileHandle.standardError.write(Data("\(text)\n".utf8))
            exit(1)
        }
    }
}
