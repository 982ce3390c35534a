/// The storage of a GObject property in a Swift object: the value, and a reference to the property.
@usableFromInline
package struct OwnPropertyStorage<Value> {
    /// The property's shared instance of the class. Until the object has been created, it's an instance that contains
    /// the arguments of the attribute. If the attribute has no arguments, it's nil.
    @usableFromInline package var property: OwnProperty<Value>?
    @usableFromInline package var value: Value

    @inlinable
    package init(_ value: Value, _ property: OwnProperty<Value>? = nil) {
        self.property = property
        self.value = value
    }
}

/// A property wrapper that declares a GObject property and is found by reflection.
@MainActor
protocol OwnPropertyDeclaration {
    /// Creates the class's shared instance for a stored property.
    static func makeProperty(_ field: ReflectedField, of owner: Object.Type) -> AnyOwnProperty
}
