extension DesktopAppInfo {
    /// Traps if the application's desktop file doesn't have the action. If there is no desktop file, C would crash.
    func requireAction(_ name: String, _ what: StaticString) {
        let known = actions
        if !known.contains(name) { fatalError("\(what): expected one of \(known), found \"\(name)\"") }
    }
}
