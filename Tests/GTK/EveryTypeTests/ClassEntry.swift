import Combine
import Gtk

/// A class with the properties and signals that it declares, or that an interface declares which it's the first to
/// implement.
@MainActor
final class ClassEntry {
    let typeName: String
    let swiftClass: Object.Type
    /// Creates an object without arguments, or nil for abstract classes and for those that only C can create.
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
        properties.append(Property(name: name, path: path))
    }

    /// Adds a property whose values are objects or similar, so that another value can't be generated.
    func writable<Root: Object, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Value>) {
        properties.append(Property(name: name, path: path))
    }

    /// Adds a property that is a number, a string or similar, and can be set.
    func scalar<Root: Object, Value: Equatable & ValueConvertible>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Root, Value>
    ) {
        properties.append(ScalarProperty(name: name, path: path) { try Value.load(from: $0) })
    }

    /// Adds a number with one value that means that there is no number.
    func scalar<Root: Object>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Int?>) {
        properties.append(ScalarProperty(name: name, path: path) { try Int.load(from: $0) })
    }

    func signal<Root: Object, Events: Publisher>(_ name: String, _ path: KeyPath<Root, Events>)
    where Events.Failure == Never {
        signals.append(SignalOfClass(name: name, path: path))
    }
}
