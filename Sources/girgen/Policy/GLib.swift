extension Policy {
    static let glib: [String: [Decision]] = [:]
}
