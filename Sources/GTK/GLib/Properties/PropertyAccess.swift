import Combine

/// Notes the GObject properties that a piece of code reads: a key path's, to find the property behind it, and those that
/// `observe` follows.
///
/// The getter of every property reports here; a computed property reports the properties that it is made of.
//
// `nonisolated(unsafe)`: the state is the main thread's alone, as getters and their listeners are; subscriptions, which C
// calls, use it without asking the runtime for their thread.
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

    /// Reports that a property is about to be read. Where nobody listens it costs the reader a load and a branch.
    @inline(__always)
    package static func record(_ object: Object, _ property: @autoclosure () -> String) {
        if TrackingScope.mayListen { report(object, property()) }
    }

    /// Runs `read` and returns what it returned, with the properties that it read, in order.
    static func recording<Result>(_ read: () -> Result) -> (result: Result, dependencies: [Dependency]) {
        let outer = (isRecording, dependencies, expected)
        isRecording = true
        dependencies = []
        expected = nil
        let result = TrackingScope.listening { TrackingScope.suspended(read) }
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
        let result = TrackingScope.listening { TrackingScope.suspended(read) }
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
        return TrackingScope.suspended(read)
    }

    @inline(never)
    private static func report(_ object: Object, _ property: String) {
        if isRecording {
            if let expected { compare(object, property, expected) } else { append(object, property) }
        } else if TrackingScope.isReporting {
            PropertyTracker.read(property, of: object)
        }
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
