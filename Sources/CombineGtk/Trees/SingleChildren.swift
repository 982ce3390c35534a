import Gtk

// Containers with one child, each of which has its own GTK class and `child` property.

extension Frame {
    /// Creates a border around a widget, with an optional heading. `gtk_frame_set_child`.
    public convenience init(label: String? = nil, @ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init(label: label)
        self.child = child
    }
}

extension AspectFrame {
    /// Creates a container that keeps the aspect ratio of a widget, in the middle of the available space.
    /// `gtk_aspect_frame_set_child`.
    public convenience init(ratio: Double, @ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init(xalign: 0.5, yalign: 0.5, ratio: ratio, obeyChild: false)
        self.child = child
    }
}

extension ScrolledWindow {
    /// Creates a container in which the user scrolls a widget. `gtk_scrolled_window_set_child`. SwiftUI's `ScrollView`.
    ///
    /// - Parameters:
    ///   - horizontal: The policy for the horizontal scroll bar. With `.never`, the widget is as wide as the available
    ///     space.
    ///   - vertical: The policy for the vertical scroll bar.
    public convenience init(
        horizontal: PolicyType = .automatic,
        vertical: PolicyType = .automatic,
        @ChildBuilder child: () throws -> Widget?
    ) rethrows {
        let child = try child()
        self.init()
        setPolicy(horizontal, vscrollbarPolicy: vertical)
        self.child = child
    }
}

extension Viewport {
    /// Creates a viewport that shows a part of a widget, to configure scrolling. `gtk_viewport_set_child`.
    public convenience init(@ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init(hadjustment: nil)
        self.child = child
    }
}

extension Expander {
    /// Creates a heading below which the user expands a widget. `gtk_expander_set_child`. SwiftUI's `DisclosureGroup`.
    public convenience init(
        label: String?,
        expanded: Bool = false,
        @ChildBuilder child: () throws -> Widget?
    ) rethrows {
        let child = try child()
        self.init(label: label)
        self.isExpanded = expanded
        self.child = child
    }
}

extension Revealer {
    /// Creates a widget that appears and disappears gradually, with ``revealsChild``. `gtk_revealer_set_child`.
    public convenience init(
        revealChild: Bool = false,
        transition: RevealerTransitionType = .slideDown,
        @ChildBuilder child: () throws -> Widget?
    ) rethrows {
        let child = try child()
        self.init()
        transitionType = transition
        self.child = child
        self.revealsChild = revealChild
    }
}

extension Popover {
    /// Creates a popover with a widget in it. `gtk_popover_set_child`.
    public convenience init(@ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init()
        self.child = child
    }
}

extension SearchBar {
    /// Creates a bar that slides in with a widget to search by. `gtk_search_bar_set_child`.
    public convenience init(@ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init()
        self.child = child
    }
}

extension WindowHandle {
    /// Creates a widget that the user moves the window by. `gtk_window_handle_set_child`.
    public convenience init(@ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init()
        self.child = child
    }
}

extension ListBoxRow {
    /// Creates a row of a ``ListBox`` with its own settings. `gtk_list_box_row_set_child`.
    public convenience init(
        activatable: Bool = true,
        selectable: Bool = true,
        @ChildBuilder child: () throws -> Widget?
    ) rethrows {
        let child = try child()
        self.init()
        self.isActivatable = activatable
        self.isSelectable = selectable
        self.child = child
    }
}

extension FlowBoxChild {
    /// Creates a child of a ``FlowBox`` with its own settings. `gtk_flow_box_child_set_child`.
    public convenience init(@ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init()
        self.child = child
    }
}

extension Button {
    /// Creates a button that shows a widget. `gtk_button_set_child`.
    ///
    /// Set an accessibility label if the widget shows no text.
    public convenience init(@ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init(properties: [:])
        self.child = child
    }
}

extension MenuButton {
    /// Creates a button that opens a popover. `gtk_menu_button_set_popover`.
    public convenience init(
        label: String? = nil,
        icon: String? = nil,
        @ChildBuilder popover: () throws -> Widget?
    ) rethrows {
        let content = try popover()
        self.init()
        if let label { self.label = label }
        if let icon { iconName = icon }
        self.popover = content as? Popover ?? Popover { content }
    }
}

extension Label {
    /// Creates a label with a plain text, without markup and mnemonics. `gtk_label_new`. SwiftUI's `Text`.
    public convenience init(_ text: String) {
        self.init(label: text)
    }
}
