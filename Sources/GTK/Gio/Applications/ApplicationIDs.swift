import CGtk
import GLib

/// Traps unless a string is a valid application identifier.
@_spi(Binding)
public func requireApplicationID(_ id: String, _ what: StaticString) {
    if g_application_id_is_valid(id) != 0 { return }
    fatalError(
        "\(what): \"\(id)\" isn't a valid application ID. Use reverse-DNS form, for example \"org.example.App\""
    )
}
