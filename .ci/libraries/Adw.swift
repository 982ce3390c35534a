func widgets() -> [Widget] {
    initialize()
    let row = ActionRow()
    row.addSuffix(Switch())
    let group = AdwPreferencesGroup()
    group.add(row)
    let overlay = ToastOverlay()
    overlay.child = group
    overlay.addToast(Toast(title: "Bound"))
    return [AdwHeaderBar(), overlay, Avatar(size: 32, text: "Ada", showInitials: true), StatusPage()]
}
