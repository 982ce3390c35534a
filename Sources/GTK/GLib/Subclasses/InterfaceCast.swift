/// A cast of objects to an interface that they implement.
///
/// C may call an implementation for each of a million items. At each cast, the runtime looks up whether a class
/// conforms, which costs more than such a call. This type performs the lookup once for each class.
@_spi(Binding)
@MainActor
public final class InterfaceCast<Interface> {
    /// A function that casts an object of one class to the interface that its class conforms to.
    //
    // Isolated, because otherwise the runtime checks the executor at each call.
    public typealias Cast = @MainActor (Object) -> Interface

    private let find: @MainActor (Object.Type) -> Cast?
    /// The casts, by class, or nil for a class that doesn't conform.
    private var found: [ObjectIdentifier: Cast?] = [:]
    /// The most recently requested class. The same model is often cast many times in a row.
    private var last: (swiftClass: ObjectIdentifier, cast: Cast?)?

    /// - Parameter find: A closure that returns the cast for a class, or nil if the class doesn't conform.
    public init(_ find: @escaping @MainActor (Object.Type) -> Cast?) {
        self.find = find
    }

    /// Returns an object cast to the interface, or nil if its class doesn't conform.
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
