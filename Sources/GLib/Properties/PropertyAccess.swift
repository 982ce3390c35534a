/// Notes which GObject properties a piece of code reads, which is how a key path finds the property behind it.
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

        /// What tells it from others, without holding the object.
        var key: Key { Key(object: ObjectIdentifier(object), property: property) }
    }

    /// A property of an object that is not held.
    struct Key: Hashable {
        let object: ObjectIdentifier
        let property: String
    }

    /// Whether anybody is listening; false costs a reader one load and one branch.
    private nonisolated(unsafe) static var isRecording = false
    private nonisolated(unsafe) static var dependencies: [Dependency] = []

    /// Reports that a property is about to be read.
    @inline(__always)
    package static func record(_ object: Object, _ property: @autoclosure () -> String) {
        if isRecording { append(object, property()) }
    }

    /// Runs `read` and returns what it returned, with the properties that it read, in order.
    static func recording<Result>(_ read: () -> Result) -> (result: Result, dependencies: [Dependency]) {
        let outer = (isRecording, dependencies)
        isRecording = true
        dependencies = []
        let result = read()
        let found = dependencies
        (isRecording, dependencies) = outer
        return (result, found)
    }

    /// Runs `read` without listening, for reads that only this library makes.
    static func ignoring<Result>(_ read: () -> Result) -> Result {
        let outer = isRecording
        isRecording = false
        defer { isRecording = outer }
        return read()
    }

    @inline(never)
    private static func append(_ object: Object, _ property: String) {
        let dependency = Dependency(object: object, property: property)
        if !dependencies.contains(where: { $0.key == dependency.key }) { dependencies.append(dependency) }
    }
}
