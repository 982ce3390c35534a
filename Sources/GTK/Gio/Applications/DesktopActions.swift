extension DesktopAppInfo {
    /// Traps if the application's desktop file doesn't have the action. Without this check, C would crash if there is
    /// no desktop file.
    func requireAction(_ name: String, _ what: StaticString) {
        let known = actions
        if !known.contains(name) { fatalError("\(what): expected one of \(known), found \"\(name)\"") }
    }
}
