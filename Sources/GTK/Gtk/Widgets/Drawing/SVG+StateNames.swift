#if GTK4_22
import CGtk
@_spi(Binding) import Gsk

extension SVG {
    /// The names of the states, or an empty array if the states don't have names.
    ///
    /// `gtk_svg_get_state_names`. Since 4.22, with the trait `GTK4_22`.
    public var stateNames: [String] {
        var count: guint = 0
        let names = gtk_svg_get_state_names(OpaquePointer(pointer), &count)
        return convertPointerArray(names, count: Int(count), .none)
    }
}
#endif
