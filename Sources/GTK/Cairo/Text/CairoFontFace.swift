import CGtk
@_spi(Binding) import GLib

/// A font without a size. `cairo_font_face_t`.
@MainActor
public final class CairoFontFace {
    /// The `cairo_font_face_t *`, valid as long as this object exists.
    ///
    /// The property isn't isolated, because any thread can read an address. Only the main actor uses the memory that it
    /// points to.
    public nonisolated(unsafe) let pointer: OpaquePointer

    /// Wraps a font face that C created.
    ///
    /// - Parameter transfer: The ownership transfer of the reference.
    public nonisolated init(wrapping pointer: OpaquePointer, transfer: Transfer) {
        if transfer != .full { cairo_font_face_reference(pointer) }
        self.pointer = pointer
    }

    /// Creates the best matching font, `cairo_toy_font_face_create`.
    ///
    /// Throws ``CairoError`` if cairo doesn't know the slant or the weight.
    ///
    /// - Parameter family: The family, for example `"sans"`. `"@cairo:"` is a font that cairo contains.
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

    isolated deinit {
        cairo_font_face_destroy(pointer)
    }

    /// Returns the Swift object for a font face that C returned, with or without ownership.
    @_spi(Binding)
    public nonisolated static func fromPointer(
        _ pointer: UnsafeMutableRawPointer,
        transfer: Transfer
    ) -> CairoFontFace {
        CairoFontFace(wrapping: OpaquePointer(pointer), transfer: transfer)
    }

    /// A new reference for C, `cairo_font_face_reference`.
    @_spi(Binding)
    public nonisolated var consumedPointer: OpaquePointer { cairo_font_face_reference(pointer) }

    /// The status, which is an error after a failure. `cairo_font_face_status`.
    public var status: Status { Status(cValue: cairo_font_face_status(pointer)) }

    /// The library that renders the font. `cairo_font_face_get_type`.
    public var fontType: FontType { FontType(cValue: cairo_font_face_get_type(pointer)) }

    /// The requested family, `cairo_toy_font_face_get_family`, or nil for a font that was found in another way.
    public var family: String? {
        guard fontType == .toy else { return nil }
        return cairo_toy_font_face_get_family(pointer).map { String(cString: $0) }
    }

    /// The requested slant, `cairo_toy_font_face_get_slant`, or nil for a font that was found in another way.
    public var slant: FontSlant? {
        fontType == .toy ? FontSlant(cValue: cairo_toy_font_face_get_slant(pointer)) : nil
    }

    /// The requested weight, `cairo_toy_font_face_get_weight`, or nil for a font that was found in another way.
    public var weight: FontWeight? {
        fontType == .toy ? FontWeight(cValue: cairo_toy_font_face_get_weight(pointer)) : nil
    }
}

extension CairoFontFace: Hashable {
    /// Returns a Boolean value that indicates whether both are the same C font face.
    public nonisolated static func == (first: CairoFontFace, second: CairoFontFace) -> Bool {
        first.pointer == second.pointer
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(pointer)
    }
}
