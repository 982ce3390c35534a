import Foundation

/// The program behind the package plugins `texts` and `bundle`.
@main
struct GtkPackager {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            switch arguments.first {
            case "texts": try TextsCommand(arguments: Array(arguments.dropFirst())).run()
            case "bundle": try BundleCommand(arguments: Array(arguments.dropFirst())).run()
            default: throw PackagerError("usage: gtkpackager texts|bundle OPTION...")
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}
