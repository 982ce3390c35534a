import Gtk

extension ExpanderRow {
    /// Creates a row with further rows, which are shown while the row is expanded. SwiftUI's `DisclosureGroup`.
    ///
    /// ```swift
    /// ExpanderRow("Advanced") { EntryRow("Server", text: $settings.server) }
    /// ```
    ///
    /// Bind `reactive.isExpanded` to show and hide the rows in the program. The title and the subtitle aren't markup.
    public convenience init(
        _ title: String,
        subtitle: String? = nil,
        @_ArrayBuilder<Widget> _ rows: () -> [Widget]
    ) {
        self.init()
        setPlainTitle(title)
        self.subtitle = subtitle ?? ""
        for row in rows() { addRow(row) }
    }

    /// Creates a row with a switch that is bound in both directions, and with further rows that the user can only show
    /// while the switch is on.
    ///
    /// ```swift
    /// ExpanderRow("Proxy", isOn: $settings.usesProxy) { EntryRow("Host", text: $settings.proxy) }
    /// ```
    ///
    /// The row expands when the switch is turned on.
    public convenience init(
        _ title: String,
        subtitle: String? = nil,
        isOn model: some TwoWayModel<Bool>,
        @_ArrayBuilder<Widget> _ rows: () -> [Widget]
    ) {
        self.init(title, subtitle: subtitle, rows)
        showsEnableSwitch = true
        bindSwitch(of: self, to: model)
    }
}

/// Binds the switch of a row. A key path in an initializer would refer to `Self`, and the program would crash.
@MainActor
private func bindSwitch(of row: ExpanderRow, to model: some TwoWayModel<Bool>) {
    row.reactive.enablesExpansion <~> model
}
