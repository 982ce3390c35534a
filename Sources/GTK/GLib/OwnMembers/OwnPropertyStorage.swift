/// The part of a GObject property that a Swift object stores: its value and the class's property.
@usableFromInline
package struct OwnPropertyStorage<Value> {
    /// The instance of the class after the object is created. Before that, it's an instance with the arguments of the
    /// attribute, if there are any.
    @usableFromInline package var property: OwnProperty<Value>?
    @usableFromInline package var value: Value

    @inlinable
    package init(_ value: Value, _ property: OwnProperty<Value>? = nil) {
        self.property = property
        self.value = value
    }
}

/// A property wrapper that declares a GObject property, found by reflection.
@MainActor
protocol OwnPropertyDeclaration {
    /// Creates the property of the class for a stored property.
    static func makeProperty(_ field: ReflectedField, of owner: Object.Type) -> AnyOwnProperty
}
