import CGtk
import Gtk

extension Widget {
    /// Checks that people with low vision can use the widgets in this one. Fails the test once for each problem, with
    /// the name of the widget.
    ///
    /// ```swift
    /// func testIsAccessible() {
    ///     let window = NotebookWindow()
    ///     _ = User(window)
    ///     window.assertAccessible()
    /// }
    /// ```
    ///
    /// - Each control must have a name. See ``accessibleName``. Hidden widgets are ignored. Widgets in closed popovers,
    ///   in open menus and on pages that aren't shown are checked. The parts of a control, such as the buttons of a
    ///   spin button, aren't checked.
    /// - Each text must have enough contrast with its background. To determine the contrast, the text is drawn at four
    ///   times its size, and the most frequent color of its pixels is compared with the color that differs most from
    ///   it. This is checked while the window is shown, after the main loop has laid it out. Insensitive widgets and
    ///   the titles of columns, which the GTK theme draws, aren't checked.
    ///
    /// - Parameter minimumContrast: The minimum contrast ratio, from 1 to 21. The WCAG level AA requires 4.5. Two
    ///   thirds of the value are enough for large text, which has at least 18 points, or 14 points if it's bold. 0
    ///   disables the check.
    public func assertAccessible(
        minimumContrast: Double = 4.5,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        var faults: [String] = []
        defer { Self.report(faults, file: file, line: line) }
        for control in controls where control.accessibleName == nil {
            let hint = control.tooltipText == nil ? "" : "; its tooltip only describes it"
            faults.append("\(control) has no accessible name: set accessibilityLabel, or add a label for it\(hint)")
        }
        guard minimumContrast > 0, let window = root as? Gtk.Window, window.isMapped else { return }
        guard let picture = EnlargedPicture.onceLaidOut(window) else {
            faults.append("\(window) is not laid out, so its contrast is unknown")
            return
        }
        for label in labels where !label.text.isEmpty {
            let required = label.isLarge ? minimumContrast / 1.5 : minimumContrast
            guard let contrast = picture.contrast(of: label), contrast < required else { continue }
            faults.append("\(label) has a contrast of \(rounded(contrast)) where \(rounded(required)) is required")
        }
    }

    /// Fails the test once for each problem, even if several widgets have it, such as the rows of a list.
    private static func report(_ faults: [String], file: StaticString, line: UInt) {
        let counts = Dictionary(faults.map { ($0, 1) }, uniquingKeysWith: +)
        var reported: Set<String> = []
        for fault in faults where reported.insert(fault).inserted {
            let count = counts[fault] ?? 1
            TestFailure.report(count == 1 ? fault : "\(fault) (\(count) times)", file: file, line: line)
        }
    }

    private func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }

    /// The controls that are shown or could be shown by opening their container, without the parts of controls.
    private var controls: [Widget] {
        guard isVisible || self is Popover || self is Gtk.Window, accessible.isHidden != true else { return [] }
        // The popover that a control opens isn't part of it.
        if isControl { return [self] + popoversOfTheProgram.flatMap { $0.children }.flatMap(\.controls) }
        return children.filter { !$0.isCloseButtonOfInfoBar }.flatMap(\.controls)
    }

    /// The popovers that the control opens, except for one that its class creates, such as that of a drop-down.
    private var popoversOfTheProgram: [Popover] {
        if self is DropDown || self is ScaleButton || self is MediaControls || self is Video { return [] }
        return descendants(of: Popover.self).filter { !($0 is EmojiChooser) }
    }

    /// A Boolean value that indicates whether the widget is the close button that GTK adds to an info bar without an
    /// accessible name.
    private var isCloseButtonOfInfoBar: Bool {
        self is Button && hasCSSClass("close") && ancestor(ofType: InfoBar.self) != nil
    }

    /// A Boolean value that indicates whether GTK created the widget for the title of a column. The default theme draws
    /// it with little contrast.
    private var isColumnTitle: Bool { typeName == "GtkColumnViewTitle" }

    /// The labels in this widget that are on the screen, in the same window, and sensitive.
    private var labels: [Label] {
        // A calendar shows the days of other months like insensitive widgets.
        guard isMapped, isEffectivelySensitive, !hasCSSClass("other-month"), !isColumnTitle else { return [] }
        if let label = self as? Label { return label.isScrolledAway ? [] : [label] }
        return children.filter { !($0 is Popover) }.flatMap(\.labels)
    }
}

extension Label {
    /// A Boolean value that indicates whether a part of the label is scrolled out of view.
    fileprivate var isScrolledAway: Bool {
        var ancestor = parent
        while let current = ancestor {
            // An additional pixel on each side, because text positions aren't integers.
            let view = Rect(x: -1, y: -1, width: Double(current.width + 2), height: Double(current.height + 2))
            if current is ScrolledWindow, let bounds = bounds(in: current), !view.containsRect(bounds) {
                return true
            }
            ancestor = current.parent
        }
        return false
    }

    /// A Boolean value that indicates whether the text is large as defined by WCAG: at least 18 points, or bold and at
    /// least 14 points.
    fileprivate var isLarge: Bool {
        guard let font = pango_context_get_font_description(OpaquePointer(pangoContext.pointer)) else { return false }
        var points = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
        // For absolute sizes, in pixels, 96 pixels are 72 points.
        if pango_font_description_get_size_is_absolute(font) != 0 { points *= 0.75 }
        let isBold = pango_font_description_get_weight(font).rawValue >= PANGO_WEIGHT_BOLD.rawValue
        return points >= (isBold ? 14 : 18)
    }
}
