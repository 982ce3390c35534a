import Gtk

extension ExpanderRow {
    /// Creates a row that shows further rows while it's expanded. It corresponds to `DisclosureGroup` in SwiftUI.
    ///
    /// ```swift
    /// ExpanderRow("Advanced") { EntryRow("Server", text: $settings.server) }
    /// ```
    ///
    /// To expand or collapse the row from code, bind `reactive.isExpanded`. The title and the subtitle are plain text,
    /// without markup.
    public convenience init(_ title: String, subtitle: String? = nil, @_ArrayBuilder<Widget> _ rows: () -> [Widget]) {
        self.init()
        setPlainTitle(title)
        self.subtitle = subtitle ?? ""
        for row in rows() { addRow(row) }
    }

    /// Creates a row with a switch that is bound to a model, and with further rows that are available while the switch
    /// is on.
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
        // libadwaita doesn't set the accessible name of the switch.
        firstDescendant(of: Switch.self)?.accessible.label = title
        bindSwitch(of: self, to: model)
    }
}

/// Binds the switch of a row. This code isn't part of the initializer, because a key path there would have the root
/// type `Self` and cause a crash.
@MainActor
private func bindSwitch(of row: ExpanderRow, to model: some TwoWayModel<Bool>) {
    row.reactive.enablesExpansion <~> model
}
