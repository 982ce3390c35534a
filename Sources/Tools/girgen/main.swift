import Foundation

do {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "bind" {
        try BindCommand(BindOptions(Array(arguments.dropFirst()))).run()
        exit(0)
    }
    let options = try Options(arguments)
    let differences = try Command(options).run()
    exit(options.isCheck && !differences.isEmpty ? 1 : 0)
} catch {
    FileHandle.standardError.write(Data("girgen: \(error)\n".utf8))
    exit(2)
}
