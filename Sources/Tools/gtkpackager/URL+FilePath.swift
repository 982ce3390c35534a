import Foundation

extension URL {
    /// The path in the file system, without percent encoding.
    var filePath: String { path(percentEncoded: false) }

    /// Returns the path of this file relative to the given folder.
    func path(relativeTo folder: URL) -> String {
        let (target, start) = (standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents)
        let common = zip(target, start).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: start.count - common) + target[common...]).joined(separator: "/")
    }
}
