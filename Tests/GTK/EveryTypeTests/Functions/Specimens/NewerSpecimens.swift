import Gtk

/// Values of types that need a trait of the package.
extension HandmadeValues {
    static func addNewer(to makers: inout Makers) {
        #if GTK4_14
        makers.make(GskPath.self) { _ in GskPath.parse("M 0 0 L 10 10 L 0 10 Z") }
        makers.make(PathPoint.self) { _ in GskPath.parse("M 0 0 L 10 10 L 0 10 Z")?.startPoint }
        makers.make(DmabufFormats.self) { _ in Display.default?.dmabufFormats }
        #endif
        #if GTK4_16
        makers.make(ColorState.self) { _ in ColorState.srgb }
        #endif
    }
}
