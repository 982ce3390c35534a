/// Casts objects to an interface that their classes implement.
///
/// A cast looks up the conformance of the class each time, which takes longer than a typical call of the interface. C
/// may call an implementation for each of a million items. This type performs the lookup once for each class.
@_spi(Binding)
@MainActor
public final class InterfaceCast<Interface> {
    /// A function that casts an object to the interface, for one class that conforms to it.
    //
    // Isolated, because otherwise the runtime checks the executor at each call.
    public typealias Cast = @MainActor (Object) -> Interface

    private let find: @MainActor (Object.Type) -> Cast?
    /// The casts by class. The value is nil for a class that doesn't conform.
    private var found: [ObjectIdentifier: Cast?] = [:]
    /// The most recently requested class. It's cached, because C often calls the same object many times in a row.
    private var last: (swiftClass: ObjectIdentifier, cast: Cast?)?

    /// - Parameter find: A closure that returns the cast for a class, or nil if the class doesn't conform.
    public init(_ find: @escaping @MainActor (Object.Type) -> Cast?) {
        self.find = find
    }

    /// Returns the object as the interface, or nil if its class doesn't conform.
    public func callAsFunction(_ object: Object) -> Interface? {
        let swiftClass = type(of: object)
        if let last, last.swiftClass == ObjectIdentifier(swiftClass) { return last.cast?(object) }
        let cast: Cast?
        if let known = found[ObjectIdentifier(swiftClass)] {
            cast = known
        } else {
            cast = find(swiftClass)
            found[ObjectIdentifier(swiftClass)] = .some(cast)
        }
        last = (ObjectIdentifier(swiftClass), cast)
        return cast?(object)
    }
}
