import CGtk
@_spi(Binding) import GLib

/// A font face, which is a font without a size. `cairo_font_face_t`.
@MainActor
public final class CairoFontFace {
    /// The `cairo_font_face_t *`, valid as long as this object exists. Any thread can read it, like ``CairoContext/pointer``.
    public nonisolated(unsafe) let pointer: OpaquePointer

    /// Wraps a font face that C created.
    ///
    /// - Parameter transfer: A value that indicates whether the caller's reference is transferred to the wrapper.
    public nonisolated init(wrapping pointer: OpaquePointer, transfer: Transfer) {
        if transfer != .full { cairo_font_face_reference(pointer) }
        self.pointer = pointer
    }

    /// Creates the font face that best matches a family, slant and weight. `cairo_toy_font_face_create`.
    ///
    /// Throws ``CairoError`` if the slant or the weight isn't valid.
    ///
    /// - Parameter family: The font family, such as `"sans"`. Names that begin with `"@cairo:"` select a font that is
    ///   built into cairo.
    public convenience init(
        family: String,
        slant: FontSlant = .normal,
        weight: FontWeight = .normal
    ) throws(CairoError) {
        let name = terminated(family, "CairoFontFace.init(family)")
        guard let face = cairo_toy_font_face_create(name, slant.cValue(), weight.cValue()) else {
            throw CairoError(.noMemory)
        }
        let status = Status(cValue: cairo_font_face_status(face))
        if status != .success {
            cairo_font_face_destroy(face)
            throw CairoError(status, subject: family)
        }
        self.init(wrapping: face, transfer: .full)
    }

    isolated deinit { cairo_font_face_destroy(pointer) }

    /// Returns a wrapper for a font face that a C function returned.
    @_spi(Binding)
    public nonisolated static func fromPointer(
        _ pointer: UnsafeMutableRawPointer,
        transfer: Transfer
    ) -> CairoFontFace {
        CairoFontFace(wrapping: OpaquePointer(pointer), transfer: transfer)
    }

    /// A pointer with an additional reference, for C code that takes ownership. `cairo_font_face_reference`.
    @_spi(Binding)
    public nonisolated var consumedPointer: OpaquePointer { cairo_font_face_reference(pointer) }

    /// The status of the font face, which is an error after a failure. `cairo_font_face_status`.
    public var status: Status { Status(cValue: cairo_font_face_status(pointer)) }

    /// The font backend. `cairo_font_face_get_type`.
    public var fontType: FontType { FontType(cValue: cairo_font_face_get_type(pointer)) }

    /// The requested family, or nil if the font face wasn't selected by family, slant and weight.
    /// `cairo_toy_font_face_get_family`.
    public var family: String? {
        guard fontType == .toy else { return nil }
        return cairo_toy_font_face_get_family(pointer).map { String(cString: $0) }
    }

    /// The requested slant, or nil if the font face wasn't selected by family, slant and weight.
    /// `cairo_toy_font_face_get_slant`.
    public var slant: FontSlant? { fontType == .toy ? FontSlant(cValue: cairo_toy_font_face_get_slant(pointer)) : nil }

    /// The requested weight, or nil if the font face wasn't selected by family, slant and weight.
    /// `cairo_toy_font_face_get_weight`.
    public var weight: FontWeight? {
        fontType == .toy ? FontWeight(cValue: cairo_toy_font_face_get_weight(pointer)) : nil
    }
}

extension CairoFontFace: Hashable {
    /// Returns a Boolean value that indicates whether two wrappers refer to the same C font face.
    public nonisolated static func == (first: CairoFontFace, second: CairoFontFace) -> Bool {
        first.pointer == second.pointer
    }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}
