// MIME types of a length that the display server supports.

/// Requires MIME types that fit one X11 request, because C sends them completely.
func requireShort(_ mimeTypes: [String], _ what: StaticString) {
    for type in mimeTypes where type.utf8.count > longestMIMEType {
        fatalError("\(what): a MIME type of \(type.utf8.count) bytes exceeds the maximum of \(longestMIMEType)")
    }
}

private let longestMIMEType = 60_000
