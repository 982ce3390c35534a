// MIME types that the display server has room for.

/// Requires MIME types of a length that X11 has room for in one request, as C sends them whole.
func requireShort(_ mimeTypes: [String], _ what: StaticString) {
    for type in mimeTypes where type.utf8.count > longestMIMEType {
        fatalError("\(what): a MIME type of \(type.utf8.count) bytes exceeds the maximum of \(longestMIMEType)")
    }
}

private let longestMIMEType = 60_000
