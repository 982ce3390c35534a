import CGtk
import Gtk

/// Functions that find widgets like a user does, by their texts, for tests of windows with private outlets.
extension Widget {
    /// The descendants of this widget. Each one precedes its own descendants.
    public var descendants: [Widget] {
        var found: [Widget] = []
        var child = firstChild
        while let current = child {
            found.append(current)
            found += current.descendants
            child = current.nextSibling
        }
        return found
    }

    /// Returns the descendants of a class.
    public func descendants<Kind: Widget>(of kind: Kind.Type) -> [Kind] {
        descendants.compactMap { $0 as? Kind }
    }

    /// Returns the first descendant of a class.
    public func first<Kind: Widget>(_ kind: Kind.Type) -> Kind? {
        descendants(of: kind).first
    }

    /// Returns the first descendant of a class that shows a text, or to which a label with the text refers. A widget on
    /// the screen takes precedence.
    ///
    /// The text is compared with the displayed text, without the underscores of mnemonics and without markup.
    public func first<Kind: Widget>(_ kind: Kind.Type, labelled text: String) -> Kind? {
        // A dialog can have the same buttons twice, one for wide and one for narrow windows, and shows the one that
        // fits.
        let found = descendants(of: kind).filter { $0.visibleText == text || $0.mnemonicLabels.contains(text) }
        return found.first { $0.isMapped && $0.width > 0 } ?? found.first
    }

    /// Returns the first descendant of a class with the given ``Gtk/Widget/widgetName``.
    public func first<Kind: Widget>(_ kind: Kind.Type, named name: String) -> Kind? {
        descendants(of: kind).first { $0.widgetName == name }
    }

    /// Returns the first widget of a class with an `id` in its user interface description.
    public func first<Kind: Widget>(_ kind: Kind.Type, id: String) -> Kind? {
        descendants(of: kind).first { $0.builderID == id }
    }

    /// The identifier that the widget has in its user interface description. `gtk_buildable_get_buildable_id`.
    public var builderID: String? {
        gtk_buildable_get_buildable_id(OpaquePointer(pointer)).map { String(cString: $0) }
    }

    /// The texts of the labels in the widget, or its own text if it is a label, without markup and underscores of
    /// mnemonics.
    public var visibleText: String {
        ([self] + descendants).compactMap { $0 as? Label }
            .compactMap { gtk_label_get_text(OpaquePointer($0.pointer)).map { String(cString: $0) } }
            .filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// The texts of labels elsewhere that name this widget. `gtk_widget_list_mnemonic_labels`.
    private var mnemonicLabels: [String] {
        let list = gtk_widget_list_mnemonic_labels(pointer.assumingMemoryBound(to: GtkWidget.self))
        defer { g_list_free(list) }
        var texts: [String] = []
        var node = list
        while let current = node {
            if let label = current.pointee.data { texts.append(Widget.wrap(label).visibleText) }
            node = current.pointee.next
        }
        return texts
    }
}
