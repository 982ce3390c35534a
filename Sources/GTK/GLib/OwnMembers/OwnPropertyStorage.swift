/// The storage of a GObject property in a Swift object: the value, and a reference to the property.
@usableFromInline
package struct OwnPropertyStorage<Value> {
    /// The property, which all objects of the class share. Until the object has been created, this is a separate
    /// instance that contains only the arguments of the `@GObjectProperty` attribute, or nil if the attribute has no
    /// arguments. See ``AnyOwnProperty``.
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
    /// Creates the ``OwnProperty`` for a stored property. All objects of the class share it.
    static func makeProperty(_ field: ReflectedField, of owner: Object.Type) -> AnyOwnProperty
}
