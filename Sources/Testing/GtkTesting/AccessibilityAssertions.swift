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
    /// - A name must not be the name of a C class, such as `GtkButton`. A control must not have the same name twice,
    ///   because screen readers would repeat the name. For example, its accessible label must not equal the text of a
    ///   label that refers to the control.
    /// - Text must have enough contrast with its background. The method draws the text at four times its size, and
    ///   compares the most frequent color with the color that differs most from that color. The contrast is checked
    ///   only if the window is shown. The method waits until the main loop has laid out the window. The check excludes
    ///   insensitive widgets and text that the theme draws with low contrast: column titles and, with libadwaita,
    ///   subtitles, group descriptions and titles of entry rows.
    ///
    /// - Parameter minimumContrast: The minimum contrast ratio, from 1 to 21. The level AA of WCAG requires 4.5. For
    ///   large text, which has at least 18 points, or 14 points if it's bold, two thirds of this value are sufficient.
    ///   Pass 0 to disable the check of the contrast.
    public func assertAccessible(minimumContrast: Double = 4.5, file: StaticString = #filePath, line: UInt = #line) {
        var faults: [String] = []
        defer { Self.report(faults, file: file, line: line) }
        for control in controls { faults += control.nameFaults }
        if self is Gtk.Window || enclosingDialog === self, [.dialog, .alertDialog].contains(accessibleRole),
            accessibleName == nil
        {
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

    // MARK: Names

    private var nameFaults: [String] {
        guard let name = accessibleName else {
            let hint = tooltipText == nil ? "" : ". Its tooltip is only a description"
            return ["\(self) has no accessible name: set accessibilityLabel, or add a label for it\(hint)"]
        }
        var faults: [String] = []
        if name == typeName { faults.append("the accessible name of \(self) is the name of its class, \"\(name)\"") }
        if let name = repeatedName {
            faults.append(
                "\(self) has the accessible name \"\(name)\" twice: remove the accessibilityLabel, or the label for it"
            )
        }
        return faults
    }

    /// A name that screen readers would read twice, because it's the accessible label of the widget and also the text
    /// of a label that refers to the widget. It's nil if there is no such name.
    private var repeatedName: String? {
        // The label in a button, and the title of a libadwaita entry row, are parts of the widget itself. Screen
        // readers read them only once.
        if self is Button || typeName == "AdwEntryRow" || typeName == "AdwPasswordEntryRow" { return nil }
        let labels = accessible.labelledBy.compactMap { $0 as? Widget }.filter { $0 !== self }
        let texts = labels.map { WidgetQuery.label(of: $0) ?? $0.visibleText }
        // Labels with a mnemonic are used only if the program hasn't set labels. Otherwise, the same label might be
        // counted twice.
        let others = texts.isEmpty ? WidgetQuery.mnemonicLabels(of: self) : texts
        var found: Set<String> = []
        return ([WidgetQuery.label(of: self)].compactMap(\.self) + others)
            .first { !$0.isEmpty && !found.insert($0).inserted }
    }

    /// The controls that are visible or become visible when their container opens. Parts of controls are excluded.
    private var controls: [Widget] {
        guard isVisible || self is Popover || self is Gtk.Window, accessible.isHidden != true else { return [] }
        // The controls in a popover that a control opens are included, because they aren't parts of that control.
        if isControl { return [self] + programPopovers.flatMap { $0.children }.flatMap(\.controls) }
        return children.filter { !$0.isUnnamedCloseButton }.flatMap(\.controls)
    }

    // MARK: Announcements

    /// A Boolean value that indicates whether screen readers announce changes of this widget's text.
    private var isAnnounced: Bool {
        var widget: Widget? = self
        while let current = widget, !(current is Gtk.Window) {
            if [.alert, .alertDialog, .status, .log, .marquee, .timer].contains(current.accessibleRole) { return true }
            widget = current.parent
        }
        return false
    }

    /// Performs an action, and checks that screen readers announce each text within this widget that the action
    /// changes.
    ///
    /// ```swift
    /// window.assertAnnounced { user.press("s", modifiers: .control) }
    /// ```
    ///
    /// A text is announced if its label, or a widget that contains the label, has an accessible role such as `status`,
    /// `alert`, `log` or `timer`. Call the method for texts that report the result of the action, such as "2 of 4 done"
    /// or "Not saved". The texts of controls, rows and column titles aren't checked. The method waits until the main
    /// loop is idle before and after the action. The test fails once for each text that isn't announced.
    ///
    /// - Parameter action: A closure that performs the action.
    public func assertAnnounced(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ action: () throws -> Void
    ) rethrows {
        MainContext.pumpUntilIdle()
        let before = statusTexts
        try action()
        MainContext.pumpUntilIdle()
        let faults = statusTexts.filter { label, text in before[label] != text && !text.isEmpty && !label.isAnnounced }
            .map { "screen readers don't announce \($0.key), which has changed: set its accessibleRole to .status" }
        Self.report(faults.sorted(), file: file, line: line)
    }

    /// The visible texts that aren't part of a control or a row.
    private var statusTexts: [Label: String] {
        guard isMapped, !isControl, !(self is ListBoxRow), typeName != "GtkListItemWidget", !isColumnTitle else {
            return [:]
        }
        if let label = self as? Label { return [label: label.text] }
        return children.reduce(into: [:]) { $0.merge($1.statusTexts) { first, _ in first } }
    }

    // MARK: Exceptions

    /// The popovers that the program has set for the control. Popovers that the control creates itself, such as the
    /// popover of a drop-down, are excluded.
    private var programPopovers: [Popover] {
        if self is DropDown || self is ScaleButton || self is MediaControls || self is Video { return [] }
        return descendants(of: Popover.self).filter { !($0 is EmojiChooser) }
    }

    /// A Boolean value that indicates whether the widget is the close button of an info bar, or of a libadwaita tab or
    /// its thumbnail in a tab overview. The libraries create these buttons without an accessible name.
    private var isUnnamedCloseButton: Bool {
        guard self is Button else { return false }
        return hasCSSClass("close") && ancestor(ofType: InfoBar.self) != nil || hasCSSClass("tab-close-button")
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

    /// The sensitive labels in this widget that are visible. Labels in popovers aren't included.
    private var labels: [Label] {
        // Excludes the days of other months in a calendar, which have the style of insensitive widgets.
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
            if current is ScrolledWindow, let bounds = bounds(in: current), !view.containsRect(bounds) { return true }
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
