import Foundation

extension URL {
    /// The path in the file system, without percent-encoding.
    var filePath: String { path(percentEncoded: false) }
}
