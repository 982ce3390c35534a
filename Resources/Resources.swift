import CombineGtk

extension Interface {
    /// The content of the counter's window.
    public static let counterWindow = Interface(file: "counter-window.ui", content: PackageResources.counter_window_ui)

    /// The content of the name form's window.
    public static let nameFormWindow = Interface(
        file: "name-form-window.ui",
        content: PackageResources.name_form_window_ui
    )
}

extension StyleSheet {
    /// The style sheet of the samples' windows.
    ///
    /// Throws ``StyleSheetError`` if GTK can't parse it.
    public static func samples() throws(StyleSheetError) -> StyleSheet {
        try StyleSheet(file: "style.css", content: PackageResources.style_css)
    }

    /// Applies the style sheet of the samples to all windows.
    ///
    /// Throws ``StyleSheetError`` if GTK can't parse it.
    public static func applySamples() throws(StyleSheetError) {
        if let display = Display.default { try samples().apply(to: display) }
    }
}

extension Texture {
    /// The samples' icon.
    ///
    /// Throws ``GLibError`` if it can't be decoded.
    public static func sampleIcon() throws(GLibError) -> Texture {
        try Texture(bytes: PackageResources.icon_png)
    }
}
