import CombineGtk

/// A window in the modern look, with a style class and a style sheet of the program.
final class LettersWindow: Window {
    init(unread: CurrentValueRelay<Int>) {
        super.init()
        title = "Letters"
        child = Box.vertical(spacing: 18) {
            Label("").css("title-1").bind(\.label, to: unread.map { "\($0) letters" })
            Label("The last one arrived today.").css("dim-label")
            Label("Three need an answer").css("card", "reminder").css("urgent", when: unread.map { $0 > 2 })
            Box.horizontal(spacing: 12) {
                Button(label: "Archive").css("pill")
                Button(label: "Read").css("pill", "suggested-action")
            }.align(horizontal: .center)
        }.margin(24)
    }

    /// Adds the style of the reminder to the windows of a display.
    static func addStyle(to display: Display) throws(StyleSheetError) {
        let css = """
            .reminder { padding: 12px; }
            .reminder.urgent { color: @error_color; }
            """
        try StyleSheet(file: "letters.css", content: Array(css.utf8)).apply(to: display)
    }
}
