// Checks that the display server supports the length of MIME types.

/// Requires MIME types that fit into one X11 request, because C doesn't split them.
func requireShort(_ mimeTypes: [String], _ what: StaticString) {
    for type in mimeTypes where type.utf8.count > longestMIMEType {
        fatalError("\(what): a MIME type of \(type.utf8.count) bytes exceeds the maximum of \(longestMIMEType)")
    }
}

private let longestMIMEType = 60_000
