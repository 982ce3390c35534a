import Foundation

do {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    let differences = try Command(options).run()
    exit(options.isCheck && !differences.isEmpty ? 1 : 0)
} catch {
    FileHandle.standardError.write(Data("girgen: \(error)\n".utf8))
    exit(2)
}
