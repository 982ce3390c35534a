import CGtk
@_spi(Binding) import Gdk

extension BorderNode {
    /// The colors of the top, right, bottom and left sides, in this order. `gsk_border_node_get_colors`.
    public var colors: [RGBA] {
        convertArray(gsk_border_node_get_colors(OpaquePointer(pointer)), count: 4, .none) { (color: GdkRGBA) in
            RGBA(cValue: color)
        }
    }
}
