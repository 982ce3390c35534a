import CGtk
import Gtk

extension Widget {
    /// Checks that people with a screen reader or with low vision can use the widgets within this widget. The test
    /// fails once for each problem. The message contains the name of the widget.
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
    /// - A dialog must have a title or another name.
    /// - Text must have enough contrast with its background. To determine the contrast, the text is drawn at four times
    ///   its size, and the most frequent color of its pixels is compared with the color that differs most from it. The
    ///   contrast is checked only if the window is shown. The method waits until the main loop has laid out the window.
    ///   The check excludes insensitive widgets and text that the theme draws with low contrast: column titles and,
    ///   with libadwaita, subtitles, group descriptions and titles of entry rows.
    ///
    /// - Parameter minimumContrast: The minimum contrast ratio, from 1 to 21. The level AA of WCAG requires 4.5. For
    ///   large text, which has at least 18 points, or 14 points if it's bold, two thirds of this value are sufficient.
    ///   Pass 0 to disable the check of the contrast.
    public func assertAccessible(
        minimumContrast: Double = 4.5,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        var faults: [String] = []
        defer { Self.report(faults, file: file, line: line) }
        for control in controls where control.accessibleName == nil {
            let hint = control.tooltipText == nil ? "" : ". Its tooltip is only a description"
            faults.append("\(control) has no accessible name: set accessibilityLabel, or add a label for it\(hint)")
        }
        if self is Gtk.Window, [.dialog, .alertDialog].contains(accessibleRole), accessibleName == nil {
            faults.append("\(self) has no accessible name: set its title or its accessibilityLabel")
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

    /// Fails the test once for each problem, even if several widgets, such as the rows of a list, have the same
    /// problem.
    private static func report(_ faults: [String], file: StaticString, line: UInt) {
        let counts = Dictionary(faults.map { ($0, 1) }, uniquingKeysWith: +)
        var reported: Set<String> = []
        for fault in faults where reported.insert(fault).inserted {
            let count = counts[fault] ?? 1
            TestFailure.report(count == 1 ? fault : "\(fault) (\(count) times)", file: file, line: line)
        }
    }

    private func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }

    /// The controls that are visible or become visible when their container opens. Parts of controls are excluded.
    private var controls: [Widget] {
        guard isVisible || self is Popover || self is Gtk.Window, accessible.isHidden != true else { return [] }
        // The popover that a control opens isn't a part of the control.
        if isControl { return [self] + programPopovers.flatMap { $0.children }.flatMap(\.controls) }
        return children.filter { !$0.isUnnamedCloseButton }.flatMap(\.controls)
    }

    /// The popovers that the program has set for the control. Popovers that the control creates itself, such as the
    /// popover of a drop-down, are excluded.
    private var programPopovers: [Popover] {
        if self is DropDown || self is ScaleButton || self is MediaControls || self is Video { return [] }
        return descendants(of: Popover.self).filter { !($0 is EmojiChooser) }
    }

    /// A Boolean value that indicates whether the widget is the close button of an info bar or of a libadwaita tab. The
    /// libraries create these buttons without an accessible name.
    private var isUnnamedCloseButton: Bool {
        guard self is Button else { return false }
        return hasCSSClass("close") && ancestor(ofType: InfoBar.self) != nil
            || hasCSSClass("tab-close-button") && parent?.typeName == "AdwTab"
    }

    /// A Boolean value that indicates whether GTK created the widget for the title of a column. The default theme draws
    /// such titles with low contrast.
    private var isColumnTitle: Bool { typeName == "GtkColumnViewTitle" }

    /// A Boolean value that indicates whether the label is part of a libadwaita widget that draws the label with
    /// reduced opacity.
    private var isDimmedByLibadwaita: Bool {
        // The description of a group is in a box with the class `labels`.
        let isInHeader = hasCSSClass("title") || parent?.hasCSSClass("labels") == true
        let isDim = hasCSSClass("dim-label") || hasCSSClass("dimmed")
        guard hasCSSClass("subtitle") || isDim && isInHeader else { return false }
        var ancestor = parent
        while let current = ancestor {
            let type = g_type_from_name(current.typeName)
            let owners = ["AdwPreferencesGroup", "AdwPreferencesRow", "AdwWindowTitle"]
            if owners.contains(where: { g_type_is_a(type, g_type_from_name($0)) != 0 }) { return true }
            ancestor = current.parent
        }
        return false
    }

    /// The sensitive labels in this widget that are on the screen and in the same window.
    private var labels: [Label] {
        // The days of other months in a calendar have the style of insensitive widgets.
        guard isMapped, isEffectivelySensitive, !hasCSSClass("other-month"), !isColumnTitle else { return [] }
        if let label = self as? Label { return label.isScrolledAway || isDimmedByLibadwaita ? [] : [label] }
        return children.filter { !($0 is Popover) }.flatMap(\.labels)
    }
}

extension Label {
    /// A Boolean value that indicates whether a part of the label is scrolled out of view.
    fileprivate var isScrolledAway: Bool {
        var ancestor = parent
        while let current = ancestor {
            // A margin of one pixel on each side is required, because text positions aren't integers.
            let view = Rect(x: -1, y: -1, width: Double(current.width + 2), height: Double(current.height + 2))
            if current is ScrolledWindow, let bounds = bounds(in: current), !view.containsRect(bounds) {
                return true
            }
            ancestor = current.parent
        }
        return false
    }

    /// A Boolean value that indicates whether the text is large according to WCAG: at least 18 points, or at least 14
    /// points if it's bold.
    fileprivate var isLarge: Bool {
        guard let font = pango_context_get_font_description(OpaquePointer(pangoContext.pointer)) else { return false }
        var points = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
        // An absolute size is in pixels. 96 pixels are 72 points.
        if pango_font_description_get_size_is_absolute(font) != 0 { points *= 0.75 }
        let isBold = pango_font_description_get_weight(font).rawValue >= PANGO_WEIGHT_BOLD.rawValue
        return points >= (isBold ? 14 : 18)
    }
}
