import Combine

/// Records the GObject properties that a closure reads, for example to find the property of a key path, or the
/// properties that `observe` follows.
///
/// The getter of each property calls ``record(_:_:)``. For a computed property, the properties that its getter reads
/// are recorded.
@MainActor
@usableFromInline
package enum PropertyAccess {
    /// A property that was read.
    struct Dependency {
        let object: Object
        let property: String
    }

    /// The properties that a closure has read so far. Each property is recorded once, in the order of the first reads.
    @MainActor
    private struct Recording {
        /// The connections to the properties that the closure read the last time.
        let expected: [NotifyConnection]
        /// The number of expected properties that were read in order.
        var count = 0
        /// All properties that were read, or nil while the closure reads exactly the expected properties, in the same
        /// order.
        var found: [Dependency]?

        mutating func note(_ object: Object, _ property: String) {
            if found != nil {
                append(object, property)
            } else if count < expected.count, expected[count].listens(to: property, of: object) {
                count += 1
            } else if !expected[..<count].contains(where: { $0.listens(to: property, of: object) }) {
                found = matched
                append(object, property)
            }
        }

        private mutating func append(_ object: Object, _ property: String) {
            if found?.contains(where: { $0.object === object && $0.property == property }) == true { return }
            found?.append(Dependency(object: object, property: property))
        }

        /// The expected properties that were read so far.
        private var matched: [Dependency] {
            expected[..<count].compactMap { connection in
                connection.emittingObject.map { Dependency(object: $0, property: connection.property) }
            }
        }

        /// The properties that were read, or nil if exactly the expected properties were read.
        var difference: [Dependency]? { found ?? (count == expected.count ? nil : matched) }
    }

    /// The innermost recording in progress.
    //
    // Exclusive access isn't checked, because an access doesn't run other code.
    @exclusivity(unchecked) private static var recording: Recording?

    /// Reports that a property is about to be read. When nothing is recorded, the call costs a load and a branch.
    @inlinable
    @inline(__always)
    package static func record(_ object: Object, _ property: @autoclosure () -> String) {
        if TrackingScope.mayListenOnMainThread { report(object, property()) }
    }

    /// Runs `read` and returns its result, with the properties that it read, in order.
    static func recording<Result>(_ read: () -> Result) -> (result: Result, dependencies: [Dependency]) {
        let (result, difference) = comparing(with: [], read)
        return (result, difference ?? [])
    }

    /// Runs `read` and returns its result, with the properties that it read, in order. The properties are nil if they
    /// are the connected ones.
    static func comparing<Result>(
        with connections: [NotifyConnection],
        _ read: () -> Result
    ) -> (result: Result, difference: [Dependency]?) {
        let outer = recording.take()
        recording = Recording(expected: connections)
        let result = TrackingScope.listeningOnMainThread { TrackingScope.suspended(read) }
        let difference = recording?.difference
        recording = outer
        return (result, difference)
    }

    /// Returns the GObject name of the first property that a closure reads.
    package static func propertyName(readBy read: () -> Void) -> String? {
        recording(read).dependencies.first?.property
    }

    /// Runs `read` without recording. It's for reads by this library and for code that a change triggers.
    ///
    /// This function isn't isolated, because `read` can be any code. On other threads, properties can't be read, so
    /// only the tracking scopes are suspended.
    @inlinable
    package nonisolated static func ignoring<Result>(_ read: () throws -> Result) rethrows -> Result {
        TrackingScope.mayListenOnMainThread ? try ignoringRecording(read) : try TrackingScope.suspended(read)
    }

    @usableFromInline
    @inline(never)
    nonisolated static func ignoringRecording<Result>(_ read: () throws -> Result) rethrows -> Result {
        guard MainThread.isFirstThread else { return try TrackingScope.suspended(read) }
        let outer = MainThread.enter(()) { recording.take() }
        defer { MainThread.enter(outer) { recording = $0 } }
        return try TrackingScope.suspended(read)
    }

    @usableFromInline
    @inline(never)
    static func report(_ object: Object, _ property: String) {
        if recording != nil {
            recording?.note(object, property)
        } else if TrackingScope.isReporting {
            PropertyTracker.read(property, of: object)
        }
    }
}

extension Object {
    /// Reports that a property of the object is about to be read, like ``PropertyAccess/record(_:_:)``.
    @_spi(Binding)
    @inlinable
    @inline(__always)
    public func recordRead(of property: @autoclosure () -> String) {
        PropertyAccess.record(self, property())
    }
}
