import CombineModel

/// Records the GObject properties that a closure reads. For example, the recording determines the property of a key
/// path, or the properties that `observe` tracks.
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

    /// The properties that a closure has read so far, in the order in which they were first read. Each property is
    /// recorded only once.
    @MainActor
    private struct Recording {
        /// The connections to the properties that the closure read in its previous run.
        let expected: [NotifyConnection]
        /// The number of leading elements of `expected` that the closure has read so far, in the same order.
        var count = 0
        /// The properties that the closure has read. It's nil as long as the closure reads the expected properties in
        /// the expected order.
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

        /// The properties that the closure has read. It's nil if the closure has read exactly the expected properties.
        var difference: [Dependency]? { found ?? (count == expected.count ? nil : matched) }
    }

    /// The innermost recording in progress. It's stored on the stack of ``comparing(with:_:)``.
    //
    // Exclusivity isn't checked, because no other code runs during an access.
    @exclusivity(unchecked) private static var recording: UnsafeMutablePointer<Recording>?

    /// Records that a property is about to be read. If no recording is in progress, the call costs only a load and a
    /// branch.
    @inlinable
    @inline(__always)
    package static func record(_ object: Object, _ property: @autoclosure () -> String) {
        if TrackingScope.mayListenOnMainThread { report(object, property()) }
    }

    /// Calls `read`. Returns its result and the properties that it read, in order.
    static func recording<Result>(_ read: () -> Result) -> (result: Result, dependencies: [Dependency]) {
        let (result, difference) = comparing(with: [], read)
        return (result, difference ?? [])
    }

    /// Calls `read`. Returns its result and the properties that it read, in order. The list of properties is nil if the
    /// given connections observe exactly these properties.
    static func comparing<Result>(
        with connections: [NotifyConnection],
        _ read: () -> Result
    ) -> (result: Result, difference: [Dependency]?) {
        var new = Recording(expected: connections)
        return withMutablePointer(to: &new) { new in
            let outer = recording
            recording = new
            let result = listening(read)
            recording = outer
            return (result, new.pointee.difference)
        }
    }

    /// Calls `read` and reports the properties that it reads. The function isn't isolated. Otherwise, the compiler would
    /// add a check to its closure.
    private nonisolated static func listening<Result>(_ read: () -> Result) -> Result {
        TrackingScope.listeningOnMainThread { TrackingScope.suspended(read) }
    }

    /// Returns the GObject name of the first property that a closure reads.
    package static func propertyName(readBy read: () -> Void) -> String? {
        recording(read).dependencies.first?.property
    }

    /// Calls `read` without recording the properties that it reads. The library uses this function for its own reads of
    /// properties, and for code that runs in response to a change.
    ///
    /// This function isn't isolated, because code on any thread can call it. Properties can be read only on the main
    /// thread. Therefore, on other threads, the function only suspends the tracking of published values
    /// (``TrackingScope``).
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
        if let recording {
            recording.pointee.note(object, property)
        } else if TrackingScope.isReporting {
            PropertyTracker.read(property, of: object)
        }
    }
}

/// Calls `body` with a pointer to a value. Isolated code calls this function for the same reason as
/// ``Unmanaged/withGuaranteedReference(_:)``.
@inline(__always)
private func withMutablePointer<Value, Result>(
    to value: inout Value,
    _ body: (UnsafeMutablePointer<Value>) -> Result
) -> Result {
    withUnsafeMutablePointer(to: &value) { body($0) }
}

extension Object {
    /// Records that a property of this object is about to be read, like ``PropertyAccess/record(_:_:)``.
    @_spi(Binding)
    @inlinable
    @inline(__always)
    public func recordRead(of property: @autoclosure () -> String) {
        PropertyAccess.record(self, property())
    }
}
