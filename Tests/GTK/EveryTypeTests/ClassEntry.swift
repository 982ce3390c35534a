import Combine
import Gtk

/// A class with the properties and signals that are its own, or those of an interface that it is the first to implement.
@MainActor
final class ClassEntry {
    let typeName: String
    let swiftClass: Object.Type
    /// Makes an object without arguments, or nil for abstract classes and those that only C makes.
    let make: (@MainActor () -> Object)?
    private(set) var properties: [any PropertyEntry] = []
    private(set) var signals: [any SignalEntry] = []

    init(_ typeName: String, _ swiftClass: Object.Type, _ make: (@MainActor () -> Object)? = nil) {
        self.typeName = typeName
        self.swiftClass = swiftClass
        self.make = make
    }

    /// A property that can only be read.
    func readable<Root: Object, Value>(_ name: String, _ path: KeyPath<Root, Value>) {
        properties.append(Property(name: name, path: path))
    }

    /// A property whose values are objects or the like, so that only somebody who knows it has another for it.
    func writable<Root: Object, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Value>) {
        properties.append(Property(name: name, path: path))
    }

    /// A property that is a number, a string or the like, and can be set.
    func scalar<Root: Object, Value: Equatable & ValueConvertible>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Root, Value>
    ) {
        properties.append(ScalarProperty(name: name, path: path) { try Value.load(from: $0) })
    }

    /// A number of which one value means that there is none.
    func scalar<Root: Object>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Int?>) {
        properties.append(ScalarProperty(name: name, path: path) { try Int.load(from: $0) })
    }

    func signal<Root: Object, Events: Publisher>(_ name: String, _ path: KeyPath<Root, Events>)
    where Events.Failure == Never {
        signals.append(SignalOfClass(name: name, path: path))
    }
}
