import CGtk
import Gsk

/// A CSS style sheet for a program's widgets. `GtkCssProvider`.
@MainActor
public final class StyleSheet {
    /// The name of the style sheet in messages.
    public let file: String
    private let provider: UnsafeMutablePointer<GtkCssProvider>
    private var isFollowing = false

    /// A closure that is called for each style sheet when it's applied. The code that reloads style sheets during
    /// development sets this property.
    package static var whenApplied: ((StyleSheet) -> Void)?

    /// Creates a style sheet from CSS.
    ///
    /// Throws ``StyleSheetError`` if GTK can't parse the CSS. The error contains the location of the first mistake.
    ///
    /// - Parameters:
    ///   - file: The name of the style sheet in messages.
    ///   - content: The CSS.
    public init(file: String, content: [UInt8]) throws(StyleSheetError) {
        Library.initialize()
        self.file = file
        provider = Self.makeProvider()
        try Self.read(content, of: file, into: provider)
    }

    isolated deinit { g_object_unref(provider) }

    /// Replaces the CSS and updates all widgets that use the style sheet.
    ///
    /// If GTK can't parse the CSS, this method throws ``StyleSheetError``, and the previous CSS remains in use.
    ///
    /// - Parameters:
    ///   - content: The CSS.
    ///   - file: The name of the style sheet in messages, or nil to use ``file``.
    public func reload(_ content: [UInt8], from file: String? = nil) throws(StyleSheetError) {
        // A separate provider parses the CSS first. If the CSS contained a mistake, the existing provider would lose
        // its previous CSS and keep only the valid parts of the new CSS.
        let trial = Self.makeProvider()
        defer { g_object_unref(trial) }
        try Self.read(content, of: file ?? self.file, into: trial)
        try Self.read(content, of: file ?? self.file, into: provider)
    }

    /// Applies the style sheet to all windows on a display, until the program exits.
    /// `gtk_style_context_add_provider_for_display`.
    ///
    /// Since GTK 4.20, the style sheet's media queries `prefers-color-scheme`, `prefers-contrast` and
    /// `prefers-reduced-motion` follow the settings of the display.
    public func apply(to display: Display) {
        apply(to: display, in: .program)
        Self.whenApplied?(self)
    }

    /// Applies the style sheet to all windows on a display, until ``remove(from:)`` is called. The style sheet takes
    /// precedence over the theme and over style sheets in lower layers.
    package func apply(to display: Display, in layer: StyleLayer) {
        followPreferences(of: display)
        gtk_style_context_add_provider_for_display(
            OpaquePointer(display.pointer),
            OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) - layer.rawValue
        )
    }

    package func remove(from display: Display) {
        gtk_style_context_remove_provider_for_display(OpaquePointer(display.pointer), OpaquePointer(provider))
    }

    /// Binds the provider's properties for media queries to the settings of a display. GTK binds these properties only
    /// for its own themes.
    private func followPreferences(of display: Display) {
        if isFollowing { return }
        isFollowing = true
        guard let settings = gtk_settings_get_for_display(OpaquePointer(display.pointer)) else { return }
        for preference in ["color-scheme", "contrast", "reduced-motion"] {
            let (source, target) = ("gtk-interface-\(preference)", "prefers-\(preference)")
            let providerClass = UnsafeRawPointer(provider).load(as: UnsafeMutablePointer<GObjectClass>.self)
            guard g_object_class_find_property(providerClass, target) != nil else { continue }
            g_object_bind_property(UnsafeMutableRawPointer(settings), source, provider, target, G_BINDING_SYNC_CREATE)
        }
    }

    private static func makeProvider() -> UnsafeMutablePointer<GtkCssProvider> {
        guard let provider = gtk_css_provider_new() else { fatalError("GTK couldn't create a style provider") }
        return provider
    }

    private static func read(
        _ content: [UInt8],
        of file: String,
        into provider: UnsafeMutablePointer<GtkCssProvider>
    ) throws(StyleSheetError) {
        let errors = Errors()
        let callback: @convention(c) (gpointer, OpaquePointer, UnsafeMutablePointer<GError>, gpointer) -> Void = {
            _,
            section,
            error,
            data in
            let location = gtk_css_section_get_start_location(section).pointee
            let errors = Unmanaged<Errors>.fromOpaque(data).takeUnretainedValue()
            errors.found.append(
                (Int(location.lines) + 1, Int(location.line_chars) + 1, String(cString: error.pointee.message))
            )
        }
        let handler = g_signal_connect_data(
            provider,
            "parsing-error",
            unsafeBitCast(callback, to: GCallback.self),
            Unmanaged.passUnretained(errors).toOpaque(),
            nil,
            GConnectFlags(rawValue: 0)
        )
        content.withUnsafeBytes {
            gtk_css_provider_load_from_data(provider, $0.bindMemory(to: CChar.self).baseAddress, gssize($0.count))
        }
        g_signal_handler_disconnect(provider, handler)
        if let (line, column, reason) = errors.found.first {
            throw StyleSheetError(file: file, line: line, column: column, reason: reason)
        }
    }

    /// Collects the errors that the CSS parser reports.
    private final class Errors {
        var found: [(line: Int, column: Int, reason: String)] = []
    }
}

/// The layers of style sheets on a display. The priority of a layer is `GTK_STYLE_PROVIDER_PRIORITY_APPLICATION` minus
/// the layer's raw value.
package enum StyleLayer: UInt32 {
    /// The style sheets of the program.
    case program = 0
    /// The style sheets of the library's own theme, `ModernLook`.
    case look = 1
    /// The style sheet for the library's own widgets.
    case kit = 2
}
