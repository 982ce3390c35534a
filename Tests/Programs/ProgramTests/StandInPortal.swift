import CombineGtk

/// A settings portal for tests, which is exported on a bus.
@MainActor
final class StandInPortal {
    private var values: [String: Variant] = [:]
    private let changes = PassthroughSubject<(String, String, Variant), Never>()
    private var cancellables: Set<AnyCancellable> = []
    private(set) var isOwned = false

    init(_ address: String) throws {
        let connection = try DBusConnection(address: address, flags: [.authenticationClient, .messageBusConnection])
        let settings = DBusService("org.freedesktop.portal.Settings")
            .method("Read", arguments: ["namespace", "key"], results: ["value"]) {
                [weak self] (_: String, key: String) throws -> Variant in
                guard let value = self?.values[key] else {
                    throw GLibError(domain: "g-dbus-error-quark", code: 0, message: "There is no value.")
                }
                // A portal wraps a value in two variants. The reply of the method adds one of them.
                return Variant(boxed: value)
            }
            .signal("SettingChanged", arguments: ["namespace", "key", "value"], changes)
        try connection.export(settings, at: "/org/freedesktop/portal/desktop").store(in: &cancellables)
        connection.ownName("org.freedesktop.portal.Desktop", nameAcquired: { [weak self] _, _ in self?.isOwned = true })
            .store(in: &cancellables)
    }

    /// Sets a preference and emits its signal.
    func set(_ key: String, to value: Variant) {
        values[key] = value
        changes.send(("org.freedesktop.appearance", key, value))
    }
}
