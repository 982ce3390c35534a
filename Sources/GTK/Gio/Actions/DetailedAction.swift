import CGtk
import GLib

/// Traps if a string isn't a detailed action name, such as `win.open`, `app.view::list` or `app.zoom(2)`.
@_spi(Binding)
public func requireDetailedAction(_ text: String, _ what: StaticString) {
    var name: UnsafeMutablePointer<CChar>?
    var target: OpaquePointer?
    defer {
        g_free(name)
        target.map(g_variant_unref)
    }
    do throws(GLibError) {
        _ = try GLibError.check { g_action_parse_detailed_name(text, &name, &target, $0) }
    } catch {
        fatalError("\(what): expected the name of an action, found \"\(text)\": \(error.message)")
    }
}
