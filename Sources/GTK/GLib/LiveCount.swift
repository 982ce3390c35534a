import Synchronization

/// The counts of live wrappers, signal connections and closures, for lifetime tests.
@MainActor
@_spi(Binding) public enum LiveCount {
    /// The number of Swift objects that wrap a `GObject`.
    //
    // Exclusivity isn't checked for the properties that every new object accesses, to save time. No other code runs
    // during an access.
    @exclusivity(unchecked)
    public internal(set) static var objects = 0
    /// A Boolean value that indicates whether new wrappers are also counted by class, for ``objectsByClass``.
    ///
    /// It's false by default, because counting by class makes it slower to create and release objects. Lifetime
    /// tests of windows set it.
    @exclusivity(unchecked)
    public static var countsClasses = false
    /// The counts of Swift objects that wrap a `GObject`, by class name. Only objects that were created while
    /// ``countsClasses`` was true are included.
    public static var objectsByClass: [String: Int] {
        classes.values.reduce(into: [:]) { counts, type in counts[String(describing: type), default: 0] += 1 }
    }
    /// The number of live signal connections that this library has made.
    public internal(set) static var connections = 0
    /// The number of Swift objects that own a boxed value.
    public static var boxed: Int { boxedValues.load(ordering: .relaxed) }
    /// The number of Swift objects that own a reference to a C object that isn't a `GObject`.
    public static var fundamentals: Int { fundamentalObjects.load(ordering: .relaxed) }
    /// The number of Swift objects that own a reference to a `GVariant`.
    public static var variants: Int { variantCount.load(ordering: .relaxed) }
    /// The number of Swift closures that C can call through a callback.
    public static var closures: Int { closureBoxes.load(ordering: .relaxed) }

    /// The number of bindings that haven't ended. The count includes bindings of properties, closures and relays,
    /// two-way bindings, and subscriptions with `sink(on:)` and similar operators.
    public static var bindings: Int { LiveBindings.count }

    /// The classes of existing objects. Only objects that were created while ``countsClasses`` was true are included.
    @exclusivity(unchecked)
    private static var classes: [ObjectIdentifier: Object.Type] = [:]

    /// Counts a new Swift object that wraps a `GObject`.
    static func began(_ object: Object) {
        objects += 1
        if countsClasses { classes[ObjectIdentifier(object)] = type(of: object) }
        #if DEBUG
        LiveObjects.began(object)
        #endif
    }

    /// Removes an object from the counts when the object is deallocated.
    static func ended(_ object: Object) {
        objects -= 1
        #if DEBUG
        LiveObjects.ended(object)
        #endif
        // The entry is removed even if counting by class has been turned off. Otherwise, a later object with the same
        // address would have a wrong entry.
        if !classes.isEmpty { classes[ObjectIdentifier(object)] = nil }
    }

    // The counts are atomic, because these objects can be created outside of the main actor.
    nonisolated static let boxedValues = Atomic(0)
    nonisolated static let variantCount = Atomic(0)
    nonisolated static let closureBoxes = Atomic(0)
    nonisolated static let fundamentalObjects = Atomic(0)
}
