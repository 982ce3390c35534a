import Cairo
import Gtk

/// Surfaces and other cairo objects for drawing.
extension HandmadeValues {
    static func addCairo(to makers: inout Makers) {
        makers.make(CairoSurface.self) { _ in try ImageSurface(format: .argb32, width: 4, height: 4) }
        makers.make(CairoContext.self) { arguments in try CairoContext(try arguments.made(CairoSurface.self)) }
        makers.make(Cairo.Region.self) { _ in Cairo.Region(RectangleInt(x: 0, y: 0, width: 2, height: 2)) }
        makers.make(Cairo.FontOptions.self) { _ in Cairo.FontOptions() }
    }
}
