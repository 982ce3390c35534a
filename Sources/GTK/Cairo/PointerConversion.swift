@_spi(Binding) import GLib

// With these conformances, generated wrappers can convert pointers with the generic conversion functions.

@_spi(Binding) extension CairoContext: PointerConvertible {}
@_spi(Binding) extension CairoFontFace: PointerConvertible {}
@_spi(Binding) extension FontOptions: PointerConvertible {}
@_spi(Binding) extension CairoMatrix: PointerConvertible {}
@_spi(Binding) extension Pattern: PointerConvertible {}
@_spi(Binding) extension CairoRectangle: PointerConvertible {}
@_spi(Binding) extension RectangleInt: PointerConvertible {}
@_spi(Binding) extension Region: PointerConvertible {}
@_spi(Binding) extension ScaledFont: PointerConvertible {}
@_spi(Binding) extension CairoSurface: PointerConvertible {}
