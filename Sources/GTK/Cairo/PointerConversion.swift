import GLib

// How the wrappers of C functions that hand these over take them.

extension CairoContext: PointerConvertible {}
extension CairoFontFace: PointerConvertible {}
extension FontOptions: PointerConvertible {}
extension CairoMatrix: PointerConvertible {}
extension Pattern: PointerConvertible {}
extension CairoRectangle: PointerConvertible {}
extension RectangleInt: PointerConvertible {}
extension Region: PointerConvertible {}
extension ScaledFont: PointerConvertible {}
extension CairoSurface: PointerConvertible {}
