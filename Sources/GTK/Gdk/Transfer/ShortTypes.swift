// Checks of MIME types. The display server limits their length.

/// Traps if the MIME types don't fit into one X11 request, because C doesn't split requests.
func requireShort(_ mimeTypes: [String], _ what: StaticString) {
    for type in mimeTypes where type.utf8.count > longestMIMEType {
        fatalError("\(what): a MIME type of \(type.utf8.count) bytes exceeds the maximum of \(longestMIMEType)")
    }
}

private let longestMIMEType = 60_000
