import CGtk
import Gtk

/// Functions that find widgets by their text, as a user does. Tests can use them for windows with private outlets.
extension Widget {
    /// The descendants of this widget, in depth-first order.
    public var descendants: [Widget] { WidgetQuery.descendants(of: self) }

    /// Returns the descendants that have the given type.
    public func descendants<Kind: Widget>(of kind: Kind.Type) -> [Kind] {
        descendants.compactMap { $0 as? Kind }
    }

    /// Returns the first descendant that has the given type.
    public func first<Kind: Widget>(_ kind: Kind.Type) -> Kind? { descendants(of: kind).first }

    /// Returns the first descendant of the given type that displays `text`, or whose mnemonic label has this text.
    ///
    /// Visible widgets take precedence. Pass the text without markup and without the underscores of mnemonics.
    public func first<Kind: Widget>(_ kind: Kind.Type, labelled text: String) -> Kind? {
        // A dialog can contain the same buttons twice, for wide and for narrow windows. Only one of the two sets is
        // visible.
        let found = descendants(of: kind).filter { $0.visibleText == text || $0.mnemonicLabels.contains(text) }
        return found.first { $0.isMapped && $0.width > 0 } ?? found.first
    }

    /// Returns the first descendant that has the given type and ``/Gtk/Widget/widgetName``.
    public func first<Kind: Widget>(_ kind: Kind.Type, named name: String) -> Kind? {
        descendants(of: kind).first { $0.widgetName == name }
    }

    /// Returns the first descendant that has the given type, and the given `id` in its `.ui` file.
    public func first<Kind: Widget>(_ kind: Kind.Type, id: String) -> Kind? {
        descendants(of: kind).first { $0.builderID == id }
    }

    /// The identifier of the widget in its `.ui` file. This property uses `gtk_buildable_get_buildable_id`.
    public var builderID: String? {
        gtk_buildable_get_buildable_id(OpaquePointer(pointer)).map { String(cString: $0) }
    }

    /// The text of all labels within the widget. If the widget itself is a label, its text is included. The text
    /// doesn't contain markup or the underscores of mnemonics.
    public var visibleText: String { WidgetQuery.text(of: self) }

    private var mnemonicLabels: [String] { WidgetQuery.mnemonicLabels(of: self) }
}
