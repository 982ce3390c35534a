import CGtk

extension Object {
    /// Returns the value of a property whose type is an interface. Generated wrappers call this method for properties
    /// without a C accessor.
    @_spi(Binding)
    public func interfaceProperty<T>(_ name: String) -> T? {
        let object: Object? = property(name)
        guard let object else { return nil }
        guard let result = object as? T else {
            fatalError("\(typeName).\(name): \(type(of: object)) (\(object.typeName)) isn't a \(T.self)")
        }
        return result
    }

    /// Sets a property whose type is an interface. Generated wrappers call this method for properties without a C
    /// accessor.
    @_spi(Binding)
    public func setInterfaceProperty(_ name: String, _ object: Object?) {
        setProperty(name, object)
    }
}
