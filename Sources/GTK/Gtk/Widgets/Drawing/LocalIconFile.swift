/// Traps if a file is neither a local file nor a resource. GTK needs the path of the file.
@MainActor
func requireLocalFile(_ file: File, _ what: StaticString) {
    if file.path == nil, !file.hasURIScheme("resource") {
        fatalError("\(what): expected a local file or a resource, found \(file.uri)")
    }
}
