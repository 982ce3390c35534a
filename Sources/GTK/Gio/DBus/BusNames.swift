import CGtk
@_spi(Binding) import GLib

extension DBusConnection {
    /// Requests a name on a bus, and owns the name as long as you keep the returned object. `g_bus_own_name`.
    ///
    /// - Parameters:
    ///   - busAcquired: A closure that is called when the bus is connected, before the name is requested. Export
    ///     objects in this closure.
    ///   - nameAcquired: A closure that is called each time the connection acquires the name.
    ///   - nameLost: A closure that is called when the name can't be acquired, and each time that the name is lost. If
    ///     the bus can't be reached, the closure receives nil instead of the connection.
    public static func ownName(
        _ name: String,
        on bus: BusType,
        flags: BusNameOwnerFlags = [],
        busAcquired: (@MainActor (DBusConnection, String) -> Void)? = nil,
        nameAcquired: (@MainActor (DBusConnection, String) -> Void)? = nil,
        nameLost: (@MainActor (DBusConnection?, String) -> Void)? = nil
    ) -> AnyCancellable {
        let data = retainedBox(NameOwner(busAcquired: busAcquired, nameAcquired: nameAcquired, nameLost: nameLost))
        let id = g_bus_own_name(
            GBusType(rawValue: Int32(truncatingIfNeeded: bus.rawValue)),
            terminated(name, "g_bus_own_name: name"),
            GBusNameOwnerFlags(rawValue: UInt32(truncatingIfNeeded: flags.rawValue)),
            busAcquiredCallback,
            nameAcquiredCallback,
            nameLostCallback,
            data,
            releaseBox
        )
        return .onMainThread { g_bus_unown_name(id) }
    }

    /// Requests a name on this connection, and owns the name as long as you keep the returned object.
    /// `g_bus_own_name_on_connection`.
    public func ownName(
        _ name: String,
        flags: BusNameOwnerFlags = [],
        nameAcquired: (@MainActor (DBusConnection, String) -> Void)? = nil,
        nameLost: (@MainActor (DBusConnection?, String) -> Void)? = nil
    ) -> AnyCancellable {
        let data = retainedBox(NameOwner(busAcquired: nil, nameAcquired: nameAcquired, nameLost: nameLost))
        let id = g_bus_own_name_on_connection(
            OpaquePointer(pointer),
            terminated(name, "g_bus_own_name_on_connection: name"),
            GBusNameOwnerFlags(rawValue: UInt32(truncatingIfNeeded: flags.rawValue)),
            nameAcquiredCallback,
            nameLostCallback,
            data,
            releaseBox
        )
        return .onMainThread { g_bus_unown_name(id) }
    }

    /// Reports the owner of a name on a bus, until the returned object is cancelled or released. `g_bus_watch_name`.
    ///
    /// - Parameters:
    ///   - nameAppeared: A closure that is called when the name has an owner. It receives the connection, the name and
    ///     the unique name of the owner.
    ///   - nameVanished: A closure that is called when the name has no owner. If the bus can't be reached, the closure
    ///     receives nil instead of the connection.
    public static func watchName(
        _ name: String,
        on bus: BusType,
        flags: BusNameWatcherFlags = [],
        nameAppeared: (@MainActor (DBusConnection, String, String) -> Void)? = nil,
        nameVanished: (@MainActor (DBusConnection?, String) -> Void)? = nil
    ) -> AnyCancellable {
        let data = retainedBox(NameWatcher(nameAppeared: nameAppeared, nameVanished: nameVanished))
        let id = g_bus_watch_name(
            GBusType(rawValue: Int32(truncatingIfNeeded: bus.rawValue)),
            terminated(name, "g_bus_watch_name: name"),
            GBusNameWatcherFlags(rawValue: UInt32(truncatingIfNeeded: flags.rawValue)),
            nameAppearedCallback,
            nameVanishedCallback,
            data,
            releaseBox
        )
        return .onMainThread { g_bus_unwatch_name(id) }
    }

    /// Reports the owner of a name on this connection, until the returned object is cancelled or released.
    /// `g_bus_watch_name_on_connection`.
    public func watchName(
        _ name: String,
        flags: BusNameWatcherFlags = [],
        nameAppeared: (@MainActor (DBusConnection, String, String) -> Void)? = nil,
        nameVanished: (@MainActor (DBusConnection?, String) -> Void)? = nil
    ) -> AnyCancellable {
        let data = retainedBox(NameWatcher(nameAppeared: nameAppeared, nameVanished: nameVanished))
        let id = g_bus_watch_name_on_connection(
            OpaquePointer(pointer),
            terminated(name, "g_bus_watch_name_on_connection: name"),
            GBusNameWatcherFlags(rawValue: UInt32(truncatingIfNeeded: flags.rawValue)),
            nameAppearedCallback,
            nameVanishedCallback,
            data,
            releaseBox
        )
        return .onMainThread { g_bus_unwatch_name(id) }
    }
}

/// The closures that `ownName` passes through C.
private struct NameOwner {
    let busAcquired: (@MainActor (DBusConnection, String) -> Void)?
    let nameAcquired: (@MainActor (DBusConnection, String) -> Void)?
    let nameLost: (@MainActor (DBusConnection?, String) -> Void)?
}

/// The closures that `watchName` passes through C.
private struct NameWatcher {
    let nameAppeared: (@MainActor (DBusConnection, String, String) -> Void)?
    let nameVanished: (@MainActor (DBusConnection?, String) -> Void)?
}

/// Runs the body of a callback with its closures, its connection and its name.
private func called<Closures>(
    _ connection: OpaquePointer?,
    _ name: UnsafePointer<CChar>?,
    _ data: UnsafeMutableRawPointer?,
    _ body: @MainActor (Closures, OpaquePointer?, String) -> Void
) {
    // `nonisolated(unsafe)` is safe here, because the main thread requested the name. GDBus calls the callbacks on the
    // thread that requested the name.
    nonisolated(unsafe) let (connection, name, data) = (connection, name, data)
    MainThread.assume { body(boxedFunction(data), connection, convertString(name, .none)) }
}

private let busAcquiredCallback: GBusAcquiredCallback = { connection, name, data in
    called(connection, name, data) { (owner: NameOwner, connection, name) in
        owner.busAcquired?(convertPointer(connection, .borrowed, "GBusAcquiredCallback"), name)
    }
}

private let nameAcquiredCallback: GBusNameAcquiredCallback = { connection, name, data in
    called(connection, name, data) { (owner: NameOwner, connection, name) in
        owner.nameAcquired?(convertPointer(connection, .borrowed, "GBusNameAcquiredCallback"), name)
    }
}

private let nameLostCallback: GBusNameLostCallback = { connection, name, data in
    called(connection, name, data) { (owner: NameOwner, connection, name) in
        owner.nameLost?(convertOptional(connection, .borrowed), name)
    }
}

private let nameAppearedCallback: GBusNameAppearedCallback = { connection, name, nameOwner, data in
    let uniqueName: String = convertString(nameOwner, .none)
    called(connection, name, data) { (watcher: NameWatcher, connection, name) in
        watcher.nameAppeared?(convertPointer(connection, .borrowed, "GBusNameAppearedCallback"), name, uniqueName)
    }
}

private let nameVanishedCallback: GBusNameVanishedCallback = { connection, name, data in
    called(connection, name, data) { (watcher: NameWatcher, connection, name) in
        watcher.nameVanished?(convertOptional(connection, .borrowed), name)
    }
}
