import Foundation

// Run `swift run aritygen` to generate the operators that exist for each number of publishers. With `--check`, the
// program only prints the files that differ. If a file differs, the exit status is 1.

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
