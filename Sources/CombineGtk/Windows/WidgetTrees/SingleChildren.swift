import Gtk

// Containers with a single child. GTK has no common base class for these containers.

extension Frame {
    /// Creates a border around a widget, with an optional heading. This initializer uses `gtk_frame_set_child`.
    public convenience init(label: String? = nil, @ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init(label: label)
        self.child = child
    }
}

extension AspectFrame {
    /// Creates a container that keeps a widget at an aspect ratio, in the center of the available space. This
    /// initializer uses `gtk_aspect_frame_set_child`.
    public convenience init(ratio: Double, @ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init(xalign: 0.5, yalign: 0.5, ratio: ratio, obeyChild: false)
        self.child = child
    }
}

extension ScrolledWindow {
    /// Creates a container that scrolls a widget. It corresponds to `ScrollView` in SwiftUI and uses
    /// `gtk_scrolled_window_set_child`.
    ///
    /// - Parameters:
    ///   - horizontal: The policy of the horizontal scrollbar. With `.never`, the widget is as wide as the available
    ///     space.
    ///   - vertical: The policy of the vertical scrollbar.
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
    /// Creates a viewport that shows a part of a widget. This initializer uses `gtk_viewport_set_child`.
    ///
    /// A scrolled window creates a viewport automatically. Create one yourself only if you need to configure it.
    public convenience init(@ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init(hadjustment: nil)
        self.child = child
    }
}

extension Expander {
    /// Creates an expander that shows or hides a widget below a heading. It corresponds to `DisclosureGroup` in SwiftUI
    /// and uses `gtk_expander_set_child`.
    public convenience init(
        label: String?,
        expanded: Bool = false,
        @ChildBuilder child: () throws -> Widget?
    ) rethrows {
        let child = try child()
        self.init(label: label)
        accessible.label = label
        self.isExpanded = expanded
        self.child = child
    }
}

extension Revealer {
    /// Creates a container that shows and hides a widget with an animation when ``/Gtk/Revealer/revealsChild`` changes.
    /// This initializer uses `gtk_revealer_set_child`.
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
    /// Creates a popover that contains a widget. This initializer uses `gtk_popover_set_child`.
    public convenience init(@ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init()
        self.child = child
    }
}

extension SearchBar {
    /// Creates a search bar, which slides in and contains a widget such as a search entry. This initializer uses
    /// `gtk_search_bar_set_child`.
    public convenience init(@ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init()
        self.child = child
    }
}

extension WindowHandle {
    /// Creates a container that the user can drag to move the window. This initializer uses
    /// `gtk_window_handle_set_child`.
    public convenience init(@ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init()
        self.child = child
    }
}

extension ListBoxRow {
    /// Creates a row of a ``ListBox`` that contains a widget. This initializer uses `gtk_list_box_row_set_child`.
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
    /// Creates a child of a ``FlowBox`` that contains a widget. This initializer uses `gtk_flow_box_child_set_child`.
    public convenience init(@ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init()
        self.child = child
    }
}

extension Button {
    /// Creates a button that shows a widget. This initializer uses `gtk_button_set_child`.
    ///
    /// The text within the widget is the accessible name of the button. If the widget doesn't show text, set an
    /// accessibility label.
    public convenience init(@ChildBuilder child: () throws -> Widget?) rethrows {
        let child = try child()
        self.init(properties: [:])
        self.child = child
        nameByContent()
    }
}

extension MenuButton {
    /// Creates a button that opens a popover. This initializer uses `gtk_menu_button_set_popover`.
    public convenience init(
        label: String? = nil,
        icon: String? = nil,
        @ChildBuilder popover: () throws -> Widget?
    ) rethrows {
        let content = try popover()
        self.init()
        if let label {
            self.label = label
            // GTK sets the accessible name of the inner button only.
            accessible.label = label
        }
        if let icon { iconName = icon }
        self.popover = content as? Popover ?? Popover { content }
    }
}

extension Label {
    /// Creates a label with plain text, without markup or mnemonics. It corresponds to `Text` in SwiftUI and uses
    /// `gtk_label_new`.
    public convenience init(_ text: String) { self.init(label: text) }
}
