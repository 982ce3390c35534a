import CGtk
@_spi(Binding) import GLib

extension DBusConnection {
    /// Calls a closure with a copy of each message that the connection receives or sends, as long as the returned
    /// object exists. `g_dbus_connection_add_filter`.
    ///
    /// GDBus processes messages immediately on its own thread. The closure runs later, on the main thread, in the order
    /// of the messages. Therefore the closure can't change or delay a message.
    ///
    /// ```swift
    /// traffic = connection.observeMessages { message, isIncoming in
    ///     print(isIncoming ? "←" : "→", message.print(0))
    /// }
    /// ```
    public func observeMessages(
        _ observer: @escaping @MainActor (_ message: DBusMessage, _ isIncoming: Bool) -> Void
    ) -> AnyCancellable {
        MainContext.joinMainQueue()
        let box = ClosureBox(observer)
        let data = Unmanaged.passRetained(box).toOpaque()
        recordKeptClosure(data)
        let id = g_dbus_connection_add_filter(OpaquePointer(pointer), forwardCopy, data, releaseBox)
        return .onMainThread { [weak self] in
            Object.endKeptClosure(box)
            if let self { g_dbus_connection_remove_filter(OpaquePointer(self.pointer), id) }
        }
    }
}

private typealias MessageObserver = @MainActor (DBusMessage, Bool) -> Void

/// Sends a copy of each message to the main thread. GDBus calls this function on its own thread.
private let forwardCopy: GDBusMessageFilterFunction = { _, message, isIncoming, data in
    guard let message, let data else { return message }
    guard let made = g_dbus_message_copy(message, nil) else {
        Diagnostics.warning("GDBusConnection: a message couldn't be copied for its observers")
        return message
    }
    // `nonisolated(unsafe)` is safe here, because no other code uses the copy. The box is retained until the main
    // thread has received the copy.
    nonisolated(unsafe) let copy = made
    let box = Unmanaged<AnyClosureBox>.fromOpaque(data).takeUnretainedValue()
    MainThread.performLater {
        let message: DBusMessage = convertPointer(copy, .full, "g_dbus_message_copy")
        let observer: MessageObserver? = keptFunction(Unmanaged.passUnretained(box).toOpaque())
        observer?(message, isIncoming != 0)
    }
    return message
}
