import Gtk

/// The settings portal, through which the desktop publishes its preferences.
@MainActor
enum DesktopPortal {
    /// The preferences of `org.freedesktop.appearance`.
    enum Preference: String {
        case colorScheme = "color-scheme"
        case contrast
        case accentColor = "accent-color"
    }

    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let namespace = "org.freedesktop.appearance"

    /// Calls a closure with the current value of a preference, and again whenever the value changes. The calls end when
    /// the result is cancelled.
    ///
    /// The closure isn't called if there is no portal or the portal doesn't have the preference.
    static func follow(
        _ preference: Preference,
        on bus: DBusConnection,
        _ receive: @escaping @MainActor (Variant) -> Void
    ) -> AnyCancellable {
        let subscription = bus.signalSubscribe(
            name,
            interfaceName: interface,
            member: "SettingChanged",
            objectPath: path,
            arg0: namespace
        ) { _, _, _, _, _, parameters in
            guard parameters.count == 3, parameters[1].string == preference.rawValue else { return }
            receive(content(of: parameters[2]))
        }
        let asking = Task {
            let answer = try? await bus.call(
                name,
                objectPath: path,
                interfaceName: interface,
                methodName: "Read",
                parameters: Variant(tuple: [Variant(namespace), Variant(preference.rawValue)]),
                replyType: VariantType("(v)"),
                // Doesn't start the portal if it isn't running.
                flags: .noAutoStart,
                timeout: .seconds(5)
            )
            if !Task.isCancelled, let answer { receive(content(of: answer[0])) }
        }
        return AnyCancellable([subscription]) { asking.cancel() }
    }

    /// Unwraps a value. Portals wrap values in one variant or in two.
    private static func content(of value: Variant) -> Variant {
        var content = value
        while let boxed = content.boxed { content = boxed }
        return content
    }
}
