import CGtk
import Gsk

/// A CSS style sheet for a program's widgets. A `GtkCssProvider`.
@MainActor
public final class StyleSheet {
    private let provider: UnsafeMutablePointer<GtkCssProvider>

    /// Reads a style sheet.
    ///
    /// Throws ``StyleSheetError`` for the first thing in it that GTK does not understand, with file, line and column.
    ///
    /// - Parameters:
    ///   - file: the name to use in messages.
    ///   - content: CSS as GTK knows it.
    public init(file: String, content: [UInt8]) throws(StyleSheetError) {
        Library.initialize()
        guard let provider = gtk_css_provider_new() else {
            fatalError("GTK could not make a style provider")
        }
        self.provider = provider
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
            gtk_css_provider_load_from_data(
                provider,
                $0.bindMemory(to: CChar.self).baseAddress,
                gssize($0.count)
            )
        }
        g_signal_handler_disconnect(provider, handler)
        if let (line, column, reason) = errors.found.first {
            throw StyleSheetError(file: file, line: line, column: column, reason: reason)
        }
    }

    isolated deinit {
        g_object_unref(provider)
    }

    /// Styles every window on a display, for as long as the program runs. `gtk_style_context_add_provider_for_display`.
    public func apply(to display: Display) {
        gtk_style_context_add_provider_for_display(
            OpaquePointer(display.pointer),
            OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
    }

    /// Collects what the parser reports while it runs.
    private final class Errors {
        var found: [(line: Int, column: Int, reason: String)] = []
    }
}
