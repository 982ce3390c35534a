import Gtk

/// An error that ends a test, because a widget or a window wasn't found. The failure was already reported.
public struct NotFoundError: Error, CustomStringConvertible {
    /// A description of what wasn't found.
    public let description: String
}

/// Functions that wait until the user sees a widget.
extension Widget {
    /// Waits until a widget with a text is shown within this widget, and returns it.
    ///
    /// ```swift
    /// user.click(try window.find("Save"))
    /// ```
    ///
    /// The method finds a control by its accessible name or its text, or a label by its text. Widgets that aren't shown
    /// are never found. If several widgets have the text, the method returns the first of these widgets in the widget
    /// tree.
    ///
    /// - Parameters:
    ///   - text: The text, without markup and without the underscores of mnemonics.
    ///   - index: The position among the widgets with this text.
    ///   - limit: The time limit. If it's exceeded, the test fails at the caller's line and the method throws
    ///     ``NotFoundError``.
    public func find(
        _ text: String,
        at index: Int = 0,
        within limit: Duration = .seconds(10),
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws -> Widget {
        try find(Widget.self, text, at: index, within: limit, file: file, line: line)
    }

    /// Waits until a widget of a class is shown within this widget, and returns it.
    ///
    /// ```swift
    /// user.click(try window.find(CheckButton.self, "Done", at: 2))
    /// ```
    ///
    /// - Parameters:
    ///   - kind: The class.
    ///   - text: The accessible name or text, or nil for any widget of the class.
    ///   - index: The position among the matching widgets, in the order of the widget tree.
    ///   - limit: The time limit. If it's exceeded, the test fails at the caller's line and the method throws
    ///     ``NotFoundError``.
    public func find<Kind: Widget>(
        _ kind: Kind.Type,
        _ text: String? = nil,
        at index: Int = 0,
        within limit: Duration = .seconds(10),
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws -> Kind {
        var found: [Kind] = []
        _ = MainContext.pump(for: limit) {
            found = WidgetQuery.find(kind, text, in: self)
            return found.count > index
        }
        if found.count > index { return found[index] }
        let name = text.map { "\(kind) \"\($0)\"" } ?? "\(kind)"
        let count = found.isEmpty ? "" : ", only \(found.count)"
        let place = index == 0 ? "" : " at position \(index)\(count)"
        throw notFound("\(self) shows no \(name)\(place)", file, line)
    }

    /// Waits until the widget, or a widget within it, shows a text. If no widget shows the text, the test fails.
    ///
    /// ```swift
    /// try window.find("Title").assertText("Buy milk")
    /// window.assertText("1 of 2 done")
    /// ```
    ///
    /// - Parameter text: The whole text of a label, an entry or another widget with text.
    public func assertText(
        _ text: String,
        within limit: Duration = .seconds(10),
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let isShown = MainContext.pump(for: limit) {
            ([self] + WidgetQuery.shownDescendants(of: self)).contains { WidgetQuery.ownText(of: $0) == text }
        }
        if isShown { return }
        let own = WidgetQuery.ownText(of: self).map { " but \"\($0)\"" } ?? ""
        let shown = ShownWindows.description(of: TestSession.openWindows)
        TestFailure.report("\(self) doesn't show \"\(text)\"\(own)\n\(shown)", file: file, line: line)
    }
}

/// Waits until a window with a title is open, and returns it.
///
/// If the time limit is exceeded, the test fails at the caller's line and the function throws ``NotFoundError``.
@MainActor
public func findWindow(
    _ title: String,
    within limit: Duration = .seconds(10),
    file: StaticString = #filePath,
    line: UInt = #line
) throws -> Gtk.Window {
    var found: Gtk.Window?
    _ = MainContext.pump(for: limit) {
        found = TestSession.openWindows.last { $0.isMapped && $0.title == title }
        return found != nil
    }
    if let found { return found }
    throw notFound("There is no window \"\(title)\"", file, line)
}

extension User {
    /// Waits until the user's window has an open dialog, and returns the dialog that was opened last.
    ///
    /// The dialog is a window or, for example in an Adwaita window, a widget inside the window.
    /// If the time limit is exceeded, the test fails at the caller's line and the method throws ``NotFoundError``.
    public func findDialog(
        within limit: Duration = .seconds(10),
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws -> Widget {
        _ = MainContext.pump(for: limit) { !dialogs.isEmpty }
        if let dialog = dialogs.last { return dialog }
        throw notFound("\(window) has no dialog", file, line)
    }
}

/// Fails the test and returns an error to throw.
@MainActor
private func notFound(_ text: String, _ file: StaticString, _ line: UInt) -> NotFoundError {
    let shown = ShownWindows.description(of: TestSession.openWindows)
    TestFailure.report("\(text)\n\(shown)", file: file, line: line)
    return NotFoundError(description: "the test ended, because of the failure: \(text)")
}
