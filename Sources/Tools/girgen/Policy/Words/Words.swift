/// Sentences that are written by hand, by C name: `gtk_button_new_with_label`, `GtkButton`, `GtkButton:label`,
/// `GtkButton::clicked`, `GTK_ALIGN_FILL`, `GdkRectangle.x`.
///
/// A sentence says in one line what the declaration is for, with Swift's names in backquotes.
enum Words {
    /// The tables, by the file that each is in.
    static let tables: KeyValuePairs<String, KeyValuePairs<String, String>> = [
        "Words+Gdk": gdk,
        "Words+Gio+Actions": gioActions,
        "Words+Gio+Files": gioFiles,
        "Words+Gio+Others": gioOthers,
        "Words+Gtk+Buttons": gtkButtons,
        "Words+Gtk+Containers": gtkContainers,
        "Words+Gtk+Dialogs": gtkDialogs,
        "Words+Gtk+Drawing": gtkDrawing,
        "Words+Gtk+Enumerations": gtkEnumerations,
        "Words+Gtk+Events": gtkEvents,
        "Words+Gtk+Lists": gtkLists,
        "Words+Gtk+Others": gtkOthers,
        "Words+Gtk+Text": gtkText,
        "Words+Gtk+Widgets": gtkWidgets,
        "Words+Newer": newer,
        "Words+Newer+Drawing": newerDrawing,
        "Words+Newer+Widgets": newerWidgets,
        "Words+Others": others,
        "Words+Pango": pango,
    ]

    /// All sentences.
    static let sentences: [String: String] = tables.reduce(into: [:]) { all, table in
        for (name, sentence) in table.value { all[name] = sentence }
    }
}
