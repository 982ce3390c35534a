import CGtk
import Combine
import GLib
@_spi(Binding) import Gtk

/// A property of any class and type.
@MainActor
protocol PropertyEntry {
    /// The GObject name.
    var name: String { get }
    /// A Boolean value that indicates whether the property is a scalar that can be set.
    var isScalar: Bool { get }
    /// Reads the property with its Swift name. Returns the GObject names of the properties that were read.
    func read(_ object: Object) -> [String]
    /// Subscribes to the property, and calls a closure for each value.
    func observe(_ object: Object, _ count: @escaping () -> Void) -> AnyCancellable
    /// Sets the property to another value and back.
    func change(_ object: Object) throws -> PropertyChange
}

/// The result of setting a property to another value and back.
struct PropertyChange {
    /// A Boolean value that indicates whether the property rejected all values that its specification allows.
    var isRefused = false
    /// The numbers of values that were published for the change to the other value and for the change back.
    var published: [Int] = []
    /// A Boolean value that indicates whether the property had its original value in the end.
    var isAsBefore = true
}

/// A read-only property.
@MainActor
struct ReadableProperty<Root: Object, Value>: PropertyEntry {
    let name: String
    let path: KeyPath<Root, Value>
    var isScalar: Bool { false }

    func read(_ object: Object) -> [String] { propertiesRead(object, path) }

    func observe(_ object: Object, _ count: @escaping () -> Void) -> AnyCancellable {
        guard let root = object as? Root else { fatalError("\(object.typeName) isn't a \(Root.self)") }
        return root.publisher(for: path).sink { _ in count() }
    }

    func change(_ object: Object) -> PropertyChange { PropertyChange(isRefused: true) }
}

/// A property that is a scalar and can be set.
@MainActor
struct ScalarProperty<Root: Object, Value: Equatable>: PropertyEntry {
    let name: String
    let path: ReferenceWritableKeyPath<Root, Value>
    let load: @MainActor (UnsafePointer<GValue>) throws -> Value
    var isScalar: Bool { true }

    func read(_ object: Object) -> [String] { propertiesRead(object, path) }

    func observe(_ object: Object, _ count: @escaping () -> Void) -> AnyCancellable {
        guard let root = object as? Root else { fatalError("\(object.typeName) isn't a \(Root.self)") }
        return root.publisher(for: path).sink { _ in count() }
    }

    func change(_ object: Object) throws -> PropertyChange {
        guard let root = object as? Root else { fatalError("\(object.typeName) isn't a \(Root.self)") }
        let first = root[keyPath: path]
        var published: [Value] = []
        let subscription = root.publisher(for: path).changes.sink { published.append($0) }
        defer { subscription.cancel() }
        for candidate in try OtherValues.of(name, object) {
            let other = try load(candidate.pointer)
            if other == first { continue }
            root[keyPath: path] = other
            if root[keyPath: path] != other { continue }
            var change = PropertyChange()
            change.published.append(published.count)
            published = []
            root[keyPath: path] = first
            change.published.append(published.count)
            change.isAsBefore = root[keyPath: path] == first
            return change
        }
        return PropertyChange(isRefused: true)
    }
}

/// Reads a key path. Returns the GObject names of the properties that were read.
@MainActor
private func propertiesRead<Root: Object, Value>(_ object: Object, _ path: KeyPath<Root, Value>) -> [String] {
    guard let root = object as? Root else { fatalError("\(object.typeName) isn't a \(Root.self)") }
    let name = PropertyAccess.propertyName { _ = root[keyPath: path] }
    return name.map { [$0] } ?? []
}
