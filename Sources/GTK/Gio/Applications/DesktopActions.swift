extension DesktopAppInfo {
    /// Traps if the application's desktop file has no such action. C crashes if there is no desktop file.
    func requireAction(_ name: String, _ what: StaticString) {
        let known = actions
        if !known.contains(name) { fatalError("\(what): expected one of \(known), found \"\(name)\"") }
    }
}
