import CGtk
@_spi(Binding) import Gsk

/// Traps if the content type of a file can't be determined. GTK would read a null pointer in this case.
@MainActor
func requireContentType(_ file: File, _ what: StaticString) {
    do throws(GLibError) {
        _ = try file.queryInfoBlocking("standard::content-type", flags: [])
    } catch {
        let name = file.path ?? "the file"
        fatalError("\(what): the type of \(name) is unknown: \(error.message)")
    }
}
