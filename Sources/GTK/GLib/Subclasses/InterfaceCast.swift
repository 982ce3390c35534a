/// A fast cast of objects to an interface.
///
/// A cast with `as?` looks up the conformance of the class each time. This type looks up the conformance only once for
/// each class. The lookup takes longer than a typical call of the interface. C may call an interface a million times,
/// for example once for each item of a list.
@_spi(Binding)
@MainActor
public final class InterfaceCast<Interface> {
    /// A closure that casts objects of one class to the interface. The class conforms to the interface.
    //
    // The closure is isolated, because otherwise the runtime would check the executor on each call.
    public typealias Cast = @MainActor (Object) -> Interface

    @usableFromInline let find: @MainActor (Object.Type) -> Cast?
    /// The casts by class. For a class that doesn't conform, the value is nil.
    @usableFromInline var found: [ObjectIdentifier: Cast?] = [:]
    /// The most recently used class with its cast. This cache helps because C often calls the same object many times in
    /// a row.
    //
    // Exclusivity isn't checked, because no other code runs during an access.
    @exclusivity(unchecked)
    @usableFromInline var last: (swiftClass: ObjectIdentifier, cast: Cast?)?

    /// - Parameter find: A closure that returns the cast for a class, or nil if the class doesn't conform.
    public init(_ find: @escaping @MainActor (Object.Type) -> Cast?) { self.find = find }

    /// Returns the object as an instance of the interface's protocol, or nil if its class doesn't conform.
    @inlinable
    public func callAsFunction(_ object: Object) -> Interface? {
        if let last, last.swiftClass == ObjectIdentifier(type(of: object)) { return last.cast?(object) }
        return findCast(type(of: object))?(object)
    }

    /// Returns the cast for a class, and stores it as the most recently used cast.
    @usableFromInline
    @inline(never)
    func findCast(_ swiftClass: Object.Type) -> Cast? {
        let cast: Cast?
        if let known = found[ObjectIdentifier(swiftClass)] {
            cast = known
        } else {
            cast = find(swiftClass)
            found[ObjectIdentifier(swiftClass)] = .some(cast)
        }
        last = (ObjectIdentifier(swiftClass), cast)
        return cast
    }
}
