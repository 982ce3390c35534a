import CGtk
import GLib

/// Traps if a string isn't a valid application ID.
@_spi(Binding)
public func requireApplicationID(_ id: String, _ what: StaticString) {
    if g_application_id_is_valid(id) != 0 { return }
    fatalError("\(what): \"\(id)\" isn't a valid application ID. Use reverse-DNS form, for example \"org.example.App\"")
}
