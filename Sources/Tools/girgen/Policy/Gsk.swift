extension Policy {
    static let gsk: [String: [Decision]] = [
        "gsk_value_*": [.hide("Value holds render nodes")]
    ]
}
