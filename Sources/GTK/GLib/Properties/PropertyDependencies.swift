import CGtk

/// Finds and observes the GObject properties that a key path reads.
///
/// If a key path leads through other objects, such as `\.child?.name`, the properties that it reads can change over
/// time. Each call of ``read(of:_:)`` compares the properties that were read with the observed properties. If the two
/// lists differ, the call starts to observe the properties that were read.
///
/// From ``start(on:reading:)`` to ``end()``, the connections retain this object, and this object retains its closures.
/// If a closure captures an object that owns these dependencies, a retain cycle exists until that object calls `end()`
/// and releases the dependencies.
@MainActor
package final class PropertyDependencies {
    private let keyPath: AnyKeyPath
    /// The connections to the properties that the key path read most recently, in order.
    private var connections: [NotifyConnection] = []
    /// A connection that reports the end of the object at the beginning of the key path. It's nil as long as the key
    /// path has always read a property of that object.
    private var rootEnd: NotifyConnection?
    private var isEnded = false
    /// A Boolean value that indicates whether ``changed`` runs the program's code directly.
    let runsProgramCode: Bool
    /// A closure that is called each time one of the properties changes.
    let changed: @MainActor () -> Void
    /// A closure that is called when the object at the beginning of the key path is deallocated or its window is torn
    /// down.
    let rootEnded: @MainActor () -> Void
    /// A closure that is called when the list of observed objects may have changed. It receives the observed objects.
    private let moved: @MainActor ([Object]) -> Void

    /// Creates dependencies that observe nothing yet.
    ///
    /// - Parameters:
    ///   - keyPath: The key path, for messages.
    ///   - changed: A closure that is called each time one of the properties changes.
    ///   - rootEnded: A closure that is called when the object at the beginning of the key path is deallocated or its
    ///     window is torn down. The caller must then call ``end()``.
    ///   - moved: A closure that is called when the list of observed objects may have changed. It receives the observed
    ///     objects.
    ///   - runsProgramCode: A Boolean value that indicates whether `changed` runs the program's code directly. If it's
    ///     false, `changed` must report calls of the program's code to ``ChangeOrigin`` itself.
    package init(
        of keyPath: AnyKeyPath,
        runsProgramCode: Bool = true,
        changed: @escaping @MainActor () -> Void,
        rootEnded: @escaping @MainActor () -> Void,
        moved: @escaping @MainActor ([Object]) -> Void = { _ in }
    ) {
        self.keyPath = keyPath
        self.runsProgramCode = runsProgramCode
        self.changed = changed
        self.rootEnded = rootEnded
        self.moved = moved
    }

    /// Calls `body`, observes the properties that it reads, and returns its result. Traps if `body` doesn't read a
    /// property.
    package func start<Result>(on object: Object, reading body: () -> Result) -> Result {
        let (result, found) = PropertyAccess.recording(body)
        if found.isEmpty { fatalError("Can't observe \(keyPath): it isn't backed by a GObject property") }
        connect(to: found, root: object)
        return result
    }

    /// Calls `body`, which reads the key path, and returns the result of `body`. If `body` reads other properties than
    /// the observed ones, starts to observe the properties that were read.
    package func read<Result>(of object: Object, _ body: () -> Result) -> Result {
        let (result, difference) = PropertyAccess.comparing(with: connections, body)
        if let difference, !isEnded { connect(to: difference, root: object) }
        return result
    }

    package func end() {
        isEnded = true
        // The list is emptied first. Disconnecting may release an object whose deinitializer calls this method again.
        let ended = connections + (rootEnd.map { [$0] } ?? [])
        (connections, rootEnd) = ([], nil)
        for connection in ended { connection.disconnect() }
    }

    /// The name for messages. It's the GObject name of the first observed property. If the key path leads through other
    /// objects, it's the description of the key path.
    package var name: String {
        connections.allSatisfy(\.isRoot) ? connections.first?.property ?? "\(keyPath)" : "\(keyPath)"
    }

    private func connect(to found: [PropertyAccess.Dependency], root: Object) {
        let old = connections
        connections = found.map { dependency in
            NotifyConnection(property: dependency.property, isRoot: dependency.object === root, self)
        }
        for (connection, dependency) in zip(connections, found) {
            connection.connect(to: dependency.object, SignalShape.notify, after: false)
        }
        if rootEnd == nil, !connections.contains(where: \.isRoot) {
            // No property has this name, so the connection never receives a notification.
            let end = NotifyConnection(property: "combine-gtk-end", isRoot: true, self)
            end.connect(to: root, SignalShape.notify, after: false)
            rootEnd = end
        }
        for connection in old { connection.disconnect() }
        moved(found.map(\.object))
    }
}
