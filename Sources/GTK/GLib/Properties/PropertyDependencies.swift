import CGtk

/// Determines and observes the GObject properties that a key path reads.
///
/// The properties that a path through other objects reads, such as `\.child?.name`, can change over time. Each
/// ``read(of:_:)`` compares the properties that were read with the observed ones, and observes the new properties if
/// they differ.
///
/// From ``start(on:reading:)`` to ``end()``, the connections retain this object, and this object retains its closures.
/// If a closure captures an owner, the owner must call `end()` and then release this object.
@MainActor
package final class PropertyDependencies {
    private let keyPath: AnyKeyPath
    /// The properties that the key path read most recently, in order.
    private var connections: [NotifyConnection] = []
    private var isEnded = false
    /// A Boolean value that indicates whether a change immediately runs the program's code.
    let runsProgramCode: Bool
    /// A closure that is called at each change of one of the properties.
    let changed: @MainActor () -> Void
    /// A closure that is called when the object is deallocated or its window is torn down.
    let rootEnded: @MainActor () -> Void
    /// A closure that is called with the objects that have the properties, whenever these objects may have changed.
    private let moved: @MainActor ([Object]) -> Void

    /// - Parameters:
    ///   - keyPath: The path, for messages.
    ///   - changed: A closure that is called at each notification of one of the properties.
    ///   - rootEnded: A closure that is called when the object is deallocated or its window is torn down. The caller
    ///     must then call ``end()``.
    ///   - moved: A closure that is called with the objects that have the properties, whenever these objects may have
    ///     changed.
    ///   - runsProgramCode: A Boolean value that indicates whether `changed` is the program's code. If it isn't,
    ///     `changed` itself reports calls of the program's code to ``ChangeOrigin``.
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

    /// Observes the properties that `body` reads, and returns its result. Traps if `body` reads no properties.
    ///
    /// - Parameter object: The object at the beginning of the key path.
    package func start<Result>(on object: Object, reading body: () -> Result) -> Result {
        let (result, found) = PropertyAccess.recording(body)
        if found.isEmpty {
            fatalError("Can't observe \(keyPath): it isn't backed by a GObject property")
        }
        connect(to: found, root: object)
        return result
    }

    /// Runs `body`, which reads the key path, and then observes the properties that it read. Returns the result of
    /// `body`.
    ///
    /// - Parameter object: The object at the beginning of the key path.
    package func read<Result>(of object: Object, _ body: () -> Result) -> Result {
        let (result, difference) = PropertyAccess.comparing(with: connections, body)
        if let difference, !isEnded { connect(to: difference, root: object) }
        return result
    }

    /// Stops observing.
    package func end() {
        isEnded = true
        // The connections are removed from the list first, because a disconnection may release an object whose
        // deinitializer calls this function again.
        let ended = connections
        connections = []
        for connection in ended { connection.disconnect() }
    }

    /// The GObject name of the property, or of the first property if there are several. For a path through other
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
        for connection in old { connection.disconnect() }
        moved(found.map(\.object))
    }
}
