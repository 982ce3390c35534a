import CGtk

/// A font with a size and a transformation. `cairo_scaled_font_t`.
@MainActor
public final class ScaledFont {
    /// The `cairo_scaled_font_t *`, valid as long as this object exists. Any thread can read it, like ``CairoContext/pointer``.
    public nonisolated(unsafe) let pointer: OpaquePointer

    /// Wraps a scaled font that C created.
    ///
    /// - Parameter transfer: A value that indicates whether the caller's reference is transferred to the wrapper.
    public nonisolated init(wrapping pointer: OpaquePointer, transfer: Transfer) {
        if transfer != .full { cairo_scaled_font_reference(pointer) }
        self.pointer = pointer
    }

    /// Creates a scaled font from a font face. `cairo_scaled_font_create`.
    ///
    /// Throws ``CairoError`` if a matrix isn't invertible.
    ///
    /// - Parameters:
    ///   - fontMatrix: The transformation from font units to user coordinates, usually a scale by the font size.
    ///   - contextMatrix: The transformation from user coordinates to device coordinates.
    public convenience init(
        _ fontFace: CairoFontFace,
        fontMatrix: CairoMatrix,
        contextMatrix: CairoMatrix = .identity,
        options: FontOptions = FontOptions()
    ) throws(CairoError) {
        var (fontMatrix, contextMatrix) = (fontMatrix.cValue, contextMatrix.cValue)
        let created = withExtendedLifetime(options) {
            cairo_scaled_font_create(fontFace.pointer, &fontMatrix, &contextMatrix, options.pointer)
        }
        let font = try checked(created, status: cairo_scaled_font_status, destroy: cairo_scaled_font_destroy)
        self.init(wrapping: font, transfer: .full)
    }

    isolated deinit { cairo_scaled_font_destroy(pointer) }

    /// Returns a wrapper for a scaled font that a C function returned.
    @_spi(Binding)
    public nonisolated static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> ScaledFont {
        ScaledFont(wrapping: OpaquePointer(pointer), transfer: transfer)
    }

    /// A pointer with an additional reference, for C code that takes ownership. `cairo_scaled_font_reference`.
    @_spi(Binding)
    public nonisolated var consumedPointer: OpaquePointer { cairo_scaled_font_reference(pointer) }

    /// The status of the font, which is an error after a failure. `cairo_scaled_font_status`.
    public var status: Status { Status(cValue: cairo_scaled_font_status(pointer)) }

    /// The font backend. `cairo_scaled_font_get_type`.
    public var fontType: FontType { FontType(cValue: cairo_scaled_font_get_type(pointer)) }

    /// The font face. `cairo_scaled_font_get_font_face`.
    public var fontFace: CairoFontFace {
        CairoFontFace(wrapping: cairo_scaled_font_get_font_face(pointer), transfer: .none)
    }

    /// The transformation from font units to user coordinates. `cairo_scaled_font_get_font_matrix`.
    public var fontMatrix: CairoMatrix { CairoMatrix { cairo_scaled_font_get_font_matrix(pointer, $0) } }

    /// The transformation from user coordinates to device coordinates. `cairo_scaled_font_get_ctm`.
    public var contextMatrix: CairoMatrix { CairoMatrix { cairo_scaled_font_get_ctm(pointer, $0) } }

    /// The transformation from font units to device coordinates. `cairo_scaled_font_get_scale_matrix`.
    public var scaleMatrix: CairoMatrix { CairoMatrix { cairo_scaled_font_get_scale_matrix(pointer, $0) } }

    /// The font rendering options. `cairo_scaled_font_get_font_options`.
    public var fontOptions: FontOptions {
        let options = FontOptions()
        cairo_scaled_font_get_font_options(pointer, options.pointer)
        return options
    }
}

extension ScaledFont: Hashable {
    /// Returns a Boolean value that indicates whether two wrappers refer to the same C scaled font.
    public nonisolated static func == (first: ScaledFont, second: ScaledFont) -> Bool {
        first.pointer == second.pointer
    }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}
