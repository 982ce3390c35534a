import Combine
import Gtk

/// A class and its properties and signals. If the class is the first one in its hierarchy that implements an interface,
/// it also has those of the interface. Other inherited members aren't included.
@MainActor
final class ClassEntry {
    let typeName: String
    let swiftClass: Object.Type
    /// A closure that creates an object without arguments, or nil for abstract classes and for classes whose objects
    /// only C can create.
    let make: (@MainActor () -> Object)?
    private(set) var properties: [any PropertyEntry] = []
    private(set) var signals: [any SignalEntry] = []

    init(_ typeName: String, _ swiftClass: Object.Type, _ make: (@MainActor () -> Object)? = nil) {
        self.typeName = typeName
        self.swiftClass = swiftClass
        self.make = make
    }

    /// Adds a read-only property.
    func readable<Root: Object, Value>(_ name: String, _ path: KeyPath<Root, Value>) {
        properties.append(ReadableProperty(name: name, path: path))
    }

    /// Adds a property whose values are objects or similar, for which the tests can't generate other values.
    func writable<Root: Object, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Value>) {
        properties.append(ReadableProperty(name: name, path: path))
    }

    /// Adds a settable property that is a number, a string or similar.
    func scalar<Root: Object, Value: Equatable & ValueConvertible>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Root, Value>
    ) {
        properties.append(ScalarProperty(name: name, path: path) { try Value.load(from: $0) })
    }

    /// Adds a number property with one value that represents nil.
    func scalar<Root: Object>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Int?>) {
        properties.append(ScalarProperty(name: name, path: path) { try Int.load(from: $0) })
    }

    func signal<Root: Object, Events: Publisher>(_ name: String, _ path: KeyPath<Root, Events>)
    where Events.Failure == Never {
        signals.append(SignalOfClass(name: name, path: path))
    }
}
