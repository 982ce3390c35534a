import CombineGtk

// Containers with a single child. Each class needs its own initializer, because libadwaita has no common base class for
// their `child` properties.

extension Bin {
    /// Creates a container that shows a widget. This initializer uses `adw_bin_set_child`.
    public convenience init(@ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init()
        self.child = child
    }
}

extension Clamp {
    /// Creates a container that limits the width of a widget. This initializer uses `adw_clamp_set_child`.
    ///
    /// ```swift
    /// Clamp(maximumSize: 500) { form }
    /// ```
    ///
    /// - Parameter maximumSize: The maximum width in pixels, or nil for the default of libadwaita.
    public convenience init(maximumSize: Int? = nil, @ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init()
        if let maximumSize { self.maximumSize = maximumSize }
        self.child = child
    }
}

extension ToastOverlay {
    /// Creates a container that shows toasts above a widget. This initializer uses `adw_toast_overlay_set_child`.
    public convenience init(@ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init()
        self.child = child
    }
}

extension StatusPage {
    /// Creates a page that shows an icon and a text, for example because there is no content. It corresponds to
    /// `ContentUnavailableView` in SwiftUI.
    ///
    /// ```swift
    /// StatusPage("No Photos", description: "Import photos to see them here.", icon: "image-x-generic-symbolic") {
    ///     Button(importPhotos).css("pill").align(horizontal: .center)
    /// }
    /// ```
    ///
    /// The title and the description are plain text, without markup.
    ///
    /// - Parameters:
    ///   - icon: The name of an icon in the icon theme.
    ///   - child: A closure that returns the widget below the description, for example a button.
    public convenience init(
        _ title: String,
        description: String? = nil,
        icon: String? = nil,
        @ChildBuilder child: () -> Widget? = { nil }
    ) {
        let child = child()
        self.init()
        self.title = title
        // libadwaita parses the description as markup, but not the title.
        self.description = description.map(markup)
        iconName = icon
        self.child = child
    }
}
