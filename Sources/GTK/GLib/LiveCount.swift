import Synchronization

/// The numbers of wrappers, signal connections and closures that exist, for tests of lifetimes.
@MainActor
@_spi(Binding) public enum LiveCount {
    /// The number of Swift objects that wrap a `GObject`.
    public internal(set) static var objects = 0
    /// A Boolean value that indicates whether new Swift objects are also counted by class, for ``objectsByClass``.
    ///
    /// It's false by default, because it makes creating and releasing objects slower. Tests of windows set it.
    public static var countsClasses = false
    /// The number of Swift objects that wrap a `GObject`, by class name. It includes objects that were created while
    /// ``countsClasses`` was true.
    public static var objectsByClass: [String: Int] {
        classes.values.reduce(into: [:]) { counts, type in counts[String(describing: type), default: 0] += 1 }
    }
    /// The number of closures that this library connected to signals.
    public internal(set) static var connections = 0
    /// The number of Swift objects that own a boxed value.
    public static var boxed: Int { boxedValues.load(ordering: .relaxed) }
    /// The number of Swift objects that hold a reference to a C object that isn't a `GObject`.
    public static var fundamentals: Int { fundamentalObjects.load(ordering: .relaxed) }
    /// The number of Swift objects that hold a `GVariant`.
    public static var variants: Int { variantCount.load(ordering: .relaxed) }
    /// The number of Swift closures that C callbacks call.
    public static var closures: Int { closureBoxes.load(ordering: .relaxed) }

    /// The number of bindings that haven't ended: bindings of properties, closures and relays, two-way bindings,
    /// `sink(on:)` and similar.
    public static var bindings: Int { LiveBindings.count }

    /// The classes of the live objects that were created while classes were counted.
    private static var classes: [ObjectIdentifier: Object.Type] = [:]

    /// Counts a Swift object that wraps a `GObject`.
    static func began(_ object: Object) {
        objects += 1
        if countsClasses { classes[ObjectIdentifier(object)] = type(of: object) }
    }

    /// Counts the deallocation of an object.
    static func ended(_ object: Object) {
        objects -= 1
        // The entry is removed even after counting has stopped, because a later object may have the same address.
        if !classes.isEmpty { classes[ObjectIdentifier(object)] = nil }
    }

    // Atomic, because these objects can be created outside of the main actor.
    nonisolated static let boxedValues = Atomic(0)
    nonisolated static let variantCount = Atomic(0)
    nonisolated static let closureBoxes = Atomic(0)
    nonisolated static let fundamentalObjects = Atomic(0)
}
