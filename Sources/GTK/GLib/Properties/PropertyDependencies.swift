import CGtk

/// The GObject properties that a key path of an object reads: finds them and listens to them.
///
/// A path leads through other objects, `\.child?.name`, and so to other properties with time: each ``read(of:_:)`` compares
/// what it reads with what is listened to, and listens to the new properties where the two differ.
///
/// Once started it is kept by its connections until ``end()``. It keeps the closures that it is made with: an owner that they
/// capture drops it after `end()`.
@MainActor
package final class PropertyDependencies {
    private let keyPath: AnyKeyPath
    /// The properties that the key path read most recently, in order.
    private var connections: [NotifyConnection] = []
    private var isEnded = false
    /// A Boolean value that indicates whether a change runs the program's code immediately.
    let runsProgramCode: Bool
    /// Called at each change of one of the properties.
    let changed: @MainActor () -> Void
    /// Called when the object dies or its window is torn down.
    let rootEnded: @MainActor () -> Void
    /// Called with the objects whose properties these are, each time that they may have become others.
    private let moved: @MainActor ([Object]) -> Void

    /// - Parameters:
    ///   - keyPath: the path, for messages.
    ///   - changed: called at each notification of one of the properties.
    ///   - rootEnded: A closure that is called when the object is deallocated or its window is torn down. The caller
    ///     must then call ``end()``.
    ///   - moved: called with the objects that the properties belong to, where these may have become others.
    ///   - runsProgramCode: whether `changed` is the program's code. Otherwise it announces what it calls of that to
    ///     ``ChangeOrigin``.
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

    /// Listens to the properties that `body` reads. Returns what it returned. Traps where it reads none.
    ///
    /// - Parameter object: the object that the key path begins with.
    package func start<Result>(on object: Object, reading body: () -> Result) -> Result {
        let (result, found) = PropertyAccess.recording(body)
        if found.isEmpty {
            fatalError("Can't observe \(keyPath): it isn't backed by a GObject property")
        }
        connect(to: found, root: object)
        return result
    }

    /// Runs `body`, which reads the key path, and listens to what it read from then on. Returns what it returned.
    ///
    /// - Parameter object: the object that the key path begins with.
    package func read<Result>(of object: Object, _ body: () -> Result) -> Result {
        let (result, difference) = PropertyAccess.comparing(with: connections, body)
        if let difference, !isEnded { connect(to: difference, root: object) }
        return result
    }

    /// Stops listening.
    package func end() {
        isEnded = true
        // Taken out first, as what a disconnection frees may end these once more.
        let ended = connections
        connections = []
        for connection in ended { connection.disconnect() }
    }

    /// The GObject name of the property, or of the first of several. The key path where it leads through other objects.
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
        for connection in old { connection.disconnect() }
        moved(found.map(\.object))
    }
}
