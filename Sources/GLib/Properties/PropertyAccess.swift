import Combine

/// Notes which GObject properties a piece of code reads, which is how a key path finds the property behind it, and how
/// Swift's Observation, and so `observe`, follows properties.
///
/// The getter of every property reports here; a computed property reports those that it is made of.
//
// `nonisolated(unsafe)`: getters are the main actor's, and so is who listens to them; the state is the main thread's alone,
// but subscriptions, which C calls, use it without asking the runtime where they are.
package enum PropertyAccess {
    /// A property that was read.
    struct Dependency {
        let object: Object
        let property: String
    }

    private nonisolated(unsafe) static var isRecording = false
    private nonisolated(unsafe) static var dependencies: [Dependency] = []
    /// What is listened to, where what is read is compared with it and not listed.
    private nonisolated(unsafe) static var expected: [NotifyConnection]?
    /// How many of those were read so far; `nil` once something else was.
    private nonisolated(unsafe) static var expectedCount: Int? = 0

    /// The main thread's word that is not 0 within `withObservationTracking`; `nil` until the first read.
    private nonisolated(unsafe) static var scope: UnsafeMutablePointer<UInt>?
    /// How many pieces of code that run now have a scope hidden from them.
    private nonisolated(unsafe) static var hiddenScopes = 0

    /// Reports that a property is about to be read. Where nobody listens it costs the reader three loads.
    @inline(__always)
    package static func record(_ object: Object, _ property: @autoclosure () -> String) {
        if isRecording || scope == nil || scope?.pointee != 0 { report(object, property()) }
    }

    /// Runs `read` and returns what it returned, with the properties that it read, in order.
    static func recording<Result>(_ read: () -> Result) -> (result: Result, dependencies: [Dependency]) {
        let outer = (isRecording, dependencies, expected)
        isRecording = true
        dependencies = []
        expected = nil
        let result = hidingScope(read)
        let found = dependencies
        (isRecording, dependencies, expected) = outer
        return (result, found)
    }

    /// Runs `read` and returns what it returned, and whether the connections are to just what it read, in order.
    ///
    /// Costs less than ``recording(_:)``, which need not run then.
    static func comparing<Result>(
        with connections: [NotifyConnection],
        _ read: () -> Result
    ) -> (result: Result, isEqual: Bool) {
        let outer = (isRecording, expected, expectedCount)
        isRecording = true
        expected = connections
        expectedCount = 0
        let result = hidingScope(read)
        let isEqual = expectedCount == connections.count
        (isRecording, expected, expectedCount) = outer
        return (result, isEqual)
    }

    /// The GObject name of the property that a piece of code reads, of several the first.
    package static func propertyName(readBy read: () -> Void) -> String? {
        recording(read).dependencies.first?.property
    }

    /// Runs `read` without listening, for reads that only this library makes and for what a change sets off.
    @inline(__always)
    package static func ignoring<Result>(_ read: () -> Result) -> Result {
        let outer = isRecording
        isRecording = false
        defer { isRecording = outer }
        return hidingScope(read)
    }

    /// Runs `body` so that what it reads is reported to the scopes that it opens, and to none around it.
    @inline(__always)
    package static func hidingScope<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard let scope, scope.pointee != 0 else { return try body() }
        let hidden = scope.pointee
        scope.pointee = 0
        hiddenScopes += 1
        defer {
            hiddenScopes -= 1
            scope.pointee = hidden
        }
        return try body()
    }

    /// Runs `body` where reads are to be tracked, within `withObservationTracking`.
    ///
    /// Needed only where the thread-local variable of Observation was not found, and a word of our own stands in for it.
    package static func tracking(_ body: () -> Void) {
        let word = foundScope()
        if word.pointee != 0 { return body() }
        word.pointee = 1
        defer { word.pointee = 0 }
        body()
    }

    /// Whether somebody reads properties who will be told of their changes only once he is done reading.
    static var isWithinScope: Bool { hiddenScopes > 0 || foundScope().pointee != 0 }

    private static func foundScope() -> UnsafeMutablePointer<UInt> {
        if let scope { return scope }
        let found = TrackingScope.slot ?? .allocate(capacity: 1)
        if TrackingScope.slot == nil { found.initialize(to: 0) }
        scope = found
        return found
    }

    @inline(never)
    private static func report(_ object: Object, _ property: String) {
        if isRecording {
            if let expected { compare(object, property, expected) } else { append(object, property) }
            return
        }
        if foundScope().pointee != 0 { PropertyTracker.read(property, of: object) }
    }

    private static func append(_ object: Object, _ property: String) {
        if dependencies.contains(where: { $0.object === object && $0.property == property }) { return }
        dependencies.append(Dependency(object: object, property: property))
    }

    private static func compare(_ object: Object, _ property: String, _ expected: [NotifyConnection]) {
        guard let count = expectedCount else { return }
        if count < expected.count, expected[count].listens(to: property, of: object) {
            expectedCount = count + 1
        } else if !expected[..<count].contains(where: { $0.listens(to: property, of: object) }) {
            expectedCount = nil
        }
    }
}
