import Foundation

// Generates the operators that exist once for each number of publishers: `swift run aritygen`. With `--check`, it only
// prints which files differ, and exits with 1 if any file does.

let arguments = Array(CommandLine.arguments.dropFirst())
let directory = URL(fileURLWithPath: ArityFiles.directory)
do {
    let changed = try ArityFiles.changed(in: directory)
    if arguments == ["--check"] {
        for name in changed { print("differs: \(name)") }
        exit(changed.isEmpty ? 0 : 1)
    }
    try ArityFiles.write(to: directory)
    for name in changed { print("wrote \(name)") }
} catch {
    FileHandle.standardError.write(Data("aritygen: \(error)\n".utf8))
    exit(2)
}
