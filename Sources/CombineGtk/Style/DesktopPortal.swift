import Combine
import Gtk

/// The desktop's portal, by which programs read its preferences.
@MainActor
enum DesktopPortal {
    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let namespace = "org.freedesktop.appearance"
    private static let key = "color-scheme"

    /// Calls a closure with whether the desktop prefers dark windows: once it has answered, and whenever that changes, while the
    /// object is kept. Where there is no portal, or it does not know, the closure is not called.
    static func followColorScheme(
        on bus: DBusConnection,
        _ receive: @escaping @MainActor (_ prefersDark: Bool) -> Void
    ) -> AnyCancellable {
        let subscription = bus.signalSubscribe(
            name,
            interfaceName: interface,
            member: "SettingChanged",
            objectPath: path,
            arg0: namespace
        ) { _, _, _, _, _, parameters in
            guard parameters.count == 3, parameters[1].string == key else { return }
            if let prefersDark = prefersDark(parameters[2]) { receive(prefersDark) }
        }
        let asking = Task {
            let answer = try? await bus.call(
                name,
                objectPath: path,
                interfaceName: interface,
                methodName: "Read",
                parameters: Variant(tuple: [Variant(namespace), Variant(key)]),
                replyType: VariantType("(v)"),
                // If no portal is running, none is started for this.
                flags: .noAutoStart,
                timeout: .seconds(5)
            )
            if !Task.isCancelled, let answer, let prefersDark = prefersDark(answer[0]) { receive(prefersDark) }
        }
        return AnyCancellable {
            asking.cancel()
            subscription.cancel()
        }
    }

    /// Returns whether a value prefers dark. Portals return the value in one box or in two.
    private static func prefersDark(_ value: Variant) -> Bool? {
        var content = value
        while let boxed = content.boxed { content = boxed }
        // 1 is dark, 2 light, and 0 no preference.
        return content.int.map { $0 == 1 }
    }
}
