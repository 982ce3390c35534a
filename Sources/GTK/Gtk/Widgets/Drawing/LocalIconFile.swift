/// Traps unless a file is a local file or a resource. Other files don't have a path, which GTK requires.
@MainActor
func requireLocalFile(_ file: File, _ what: StaticString) {
    if file.path == nil, !file.hasURIScheme("resource") {
        fatalError("\(what): expected a local file or a resource, found \(file.uri)")
    }
}
