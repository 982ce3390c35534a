import CGtk
@_spi(Binding) import GLib

/// Font rendering options, such as hinting and antialiasing. `cairo_font_options_t`.
///
/// Font options are a value type. For example, `context.fontOptions.antialias = .none` changes only the options of the
/// context. If an option has its default value, the surface determines the effective value of the option.
public struct FontOptions: Hashable {
    /// An object that owns the C object. Copies of a value share the storage. When the last copy is destroyed, the C
    /// object is freed.
    private final class Storage {
        let pointer: OpaquePointer

        init(taking pointer: OpaquePointer) { self.pointer = pointer }

        deinit { cairo_font_options_destroy(pointer) }
    }

    private var storage: Storage

    /// The `cairo_font_options_t *`. C must not change the options. The pointer is valid until this value is destroyed
    /// or changed.
    public var pointer: OpaquePointer { storage.pointer }

    /// Creates default options. `cairo_font_options_create`.
    public init() { storage = Storage(taking: cairo_font_options_create()) }

    /// Creates a value from C options. The options are copied unless C transfers ownership of them.
    ///
    /// - Parameter transfer: A value that indicates whether C transfers ownership of the options.
    public init(wrapping pointer: OpaquePointer, transfer: Transfer) {
        switch transfer {
        case .none, .borrowed: storage = Storage(taking: cairo_font_options_copy(pointer))
        case .full: storage = Storage(taking: pointer)
        }
    }

    /// Returns a Swift value for options that a C function returned.
    @_spi(Binding)
    public static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> FontOptions {
        FontOptions(wrapping: OpaquePointer(pointer), transfer: transfer)
    }

    /// A copy for C code that takes ownership. `cairo_font_options_copy`.
    @_spi(Binding)
    public var consumedPointer: OpaquePointer { cairo_font_options_copy(pointer) }

    /// A pointer to C options that only this value uses, so that they can be changed. If other values share the current
    /// options, this property copies the options first.
    private var ownPointer: OpaquePointer {
        mutating get {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(taking: cairo_font_options_copy(pointer)) }
            return pointer
        }
    }

    /// The status of the options, which is an error if there isn't enough memory. `cairo_font_options_status`.
    public var status: Status { Status(cValue: cairo_font_options_status(pointer)) }

    /// The antialiasing mode. `cairo_font_options_set_antialias`.
    public var antialias: Antialias {
        get { Antialias(cValue: cairo_font_options_get_antialias(pointer)) }
        set { cairo_font_options_set_antialias(ownPointer, newValue.cValue()) }
    }

    /// The arrangement of the parts of a screen's pixels. `cairo_font_options_set_subpixel_order`.
    public var subpixelOrder: SubpixelOrder {
        get { SubpixelOrder(cValue: cairo_font_options_get_subpixel_order(pointer)) }
        set { cairo_font_options_set_subpixel_order(ownPointer, newValue.cValue()) }
    }

    /// The amount of hinting. `cairo_font_options_set_hint_style`.
    public var hintStyle: HintStyle {
        get { HintStyle(cValue: cairo_font_options_get_hint_style(pointer)) }
        set { cairo_font_options_set_hint_style(ownPointer, newValue.cValue()) }
    }

    /// The mode for rounding font metrics. `cairo_font_options_set_hint_metrics`.
    public var hintMetrics: HintMetrics {
        get { HintMetrics(cValue: cairo_font_options_get_hint_metrics(pointer)) }
        set { cairo_font_options_set_hint_metrics(ownPointer, newValue.cValue()) }
    }

    /// The variation settings of a variable font, for example `"wght=200,wdth=140.5"`, or nil if none are set.
    ///
    /// `cairo_font_options_set_variations`.
    public var variations: String? {
        get { cairo_font_options_get_variations(pointer).map { String(cString: $0) } }
        set { cairo_font_options_set_variations(ownPointer, terminated(optional: newValue, "FontOptions.variations")) }
    }

    /// Replaces each option with the option of `other`, unless `other` has the default value for the option.
    /// `cairo_font_options_merge`.
    public mutating func merge(_ other: FontOptions) { cairo_font_options_merge(ownPointer, other.pointer) }

    /// Returns a Boolean value that indicates whether two values have the same options. `cairo_font_options_equal`.
    public static func == (first: FontOptions, second: FontOptions) -> Bool {
        cairo_font_options_equal(first.pointer, second.pointer) != 0
    }

    /// Hashes all options. `cairo_font_options_hash`.
    public func hash(into hasher: inout Hasher) { hasher.combine(cairo_font_options_hash(pointer)) }
}
