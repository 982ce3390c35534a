import CGtk
@_spi(Binding) import GLib

/// Options that fit letters to pixels. `cairo_font_options_t`.
///
/// Font options are a value type: `context.fontOptions.antialias = .none` changes the context's options and no copies
/// of them. For options with their default value, the surface decides.
public struct FontOptions: Hashable {
    /// The owner of the C object, which is freed with the last copy.
    private final class Storage {
        let pointer: OpaquePointer

        init(taking pointer: OpaquePointer) {
            self.pointer = pointer
        }

        deinit {
            cairo_font_options_destroy(pointer)
        }
    }

    private var storage: Storage

    /// The `cairo_font_options_t *`, which C may only read. It's valid as long as this value exists and isn't changed.
    public var pointer: OpaquePointer { storage.pointer }

    /// Creates default options, `cairo_font_options_create`.
    public init() {
        storage = Storage(taking: cairo_font_options_create())
    }

    /// Copies C options, or takes ownership of them.
    ///
    /// - Parameter transfer: The ownership transfer of the C object. If it isn't transferred, it is copied.
    public init(wrapping pointer: OpaquePointer, transfer: Transfer) {
        switch transfer {
        case .none, .borrowed: storage = Storage(taking: cairo_font_options_copy(pointer))
        case .full: storage = Storage(taking: pointer)
        }
    }

    /// Returns the Swift value for options that C returned, with or without ownership.
    @_spi(Binding)
    public static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> FontOptions {
        FontOptions(wrapping: OpaquePointer(pointer), transfer: transfer)
    }

    /// A copy for C, `cairo_font_options_copy`.
    @_spi(Binding)
    public var consumedPointer: OpaquePointer { cairo_font_options_copy(pointer) }

    /// The C object for changes, which no other value shares.
    private var ownPointer: OpaquePointer {
        mutating get {
            if !isKnownUniquelyReferenced(&storage) {
                storage = Storage(taking: cairo_font_options_copy(pointer))
            }
            return pointer
        }
    }

    /// The status, which is an error if memory ran out. `cairo_font_options_status`.
    public var status: Status { Status(cValue: cairo_font_options_status(pointer)) }

    /// The smoothing of edges. `cairo_font_options_set_antialias`.
    public var antialias: Antialias {
        get { Antialias(cValue: cairo_font_options_get_antialias(pointer)) }
        set { cairo_font_options_set_antialias(ownPointer, newValue.cValue()) }
    }

    /// The arrangement of the parts of the screen's pixels. `cairo_font_options_set_subpixel_order`.
    public var subpixelOrder: SubpixelOrder {
        get { SubpixelOrder(cValue: cairo_font_options_get_subpixel_order(pointer)) }
        set { cairo_font_options_set_subpixel_order(ownPointer, newValue.cValue()) }
    }

    /// The degree to which outlines are fitted to pixels. `cairo_font_options_set_hint_style`.
    public var hintStyle: HintStyle {
        get { HintStyle(cValue: cairo_font_options_get_hint_style(pointer)) }
        set { cairo_font_options_set_hint_style(ownPointer, newValue.cValue()) }
    }

    /// The rounding of metrics to whole pixels. `cairo_font_options_set_hint_metrics`.
    public var hintMetrics: HintMetrics {
        get { HintMetrics(cValue: cairo_font_options_get_hint_metrics(pointer)) }
        set { cairo_font_options_set_hint_metrics(ownPointer, newValue.cValue()) }
    }

    /// The settings of a variable font, for example `"wght=200,wdth=140.5"`, or nil if there are none.
    ///
    /// `cairo_font_options_set_variations`.
    public var variations: String? {
        get { cairo_font_options_get_variations(pointer).map { String(cString: $0) } }
        set { cairo_font_options_set_variations(ownPointer, terminated(optional: newValue, "FontOptions.variations")) }
    }

    /// Applies the options of another value that don't have their default, `cairo_font_options_merge`.
    public mutating func merge(_ other: FontOptions) {
        cairo_font_options_merge(ownPointer, other.pointer)
    }

    /// Returns a Boolean value that indicates whether both have the same options, `cairo_font_options_equal`.
    public static func == (first: FontOptions, second: FontOptions) -> Bool {
        cairo_font_options_equal(first.pointer, second.pointer) != 0
    }

    /// `cairo_font_options_hash`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(cairo_font_options_hash(pointer))
    }
}
