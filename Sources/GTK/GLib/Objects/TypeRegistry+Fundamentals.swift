import CGtk

// Registration of wrappers for C objects that aren't `GObject`s.
extension TypeRegistry {
    // `nonisolated(unsafe)` is safe here, because the tables are used only on the main thread. It's necessary, because
    // C calls some of the code that uses the tables, and that code isn't isolated.
    private nonisolated(unsafe) static var fundamentals: [String: FundamentalObject.Type] = ["GParam": ParamSpec.self]
    private nonisolated(unsafe) static var pendingFundamentals: [() -> KeyValuePairs<String, FundamentalObject.Type>] =
        []
    private nonisolated(unsafe) static var resolvedFundamentals: [GType: FundamentalObject.Type] = [:]

    /// Registers classes that wrap C objects other than `GObject`s, by the name of the C type.
    ///
    /// The table isn't created until the first C object other than a `GObject` is wrapped.
    public static func register(
        fundamentals table: @autoclosure @escaping () -> KeyValuePairs<String, FundamentalObject.Type>
    ) {
        pendingFundamentals.append(table)
        resolvedFundamentals.removeAll()
    }

    private nonisolated static func addPendingFundamentals() {
        let pending = pendingFundamentals
        pendingFundamentals = []
        for table in pending {
            for (name, type) in table() { fundamentals[name] = type }
        }
    }

    /// Returns the class that is registered for a C type other than a `GObject` type. If no class is registered for the
    /// type itself, returns the class of the nearest registered ancestor.
    package nonisolated static func fundamentalClass(for type: GType) -> FundamentalObject.Type? {
        if let known = resolvedFundamentals[type] { return known }
        addPendingFundamentals()
        var ancestor = type
        while ancestor != 0 {
            if let found = fundamentals[registeredName(of: ancestor)] {
                resolvedFundamentals[type] = found
                return found
            }
            ancestor = g_type_parent(ancestor)
        }
        return nil
    }

    /// Returns the C type under which a class was registered. If this type isn't registered with GLib yet, returns the
    /// type of the nearest superclass with a registered type.
    nonisolated static func fundamentalType(of swiftClass: FundamentalObject.Type) -> GType {
        addPendingFundamentals()
        var current: AnyClass? = swiftClass
        while let candidate = current {
            for (name, known) in fundamentals where known == candidate {
                let type = g_type_from_name(name)
                if type != 0 { return type }
            }
            current = _getSuperclass(candidate)
        }
        fatalError("\(swiftClass) wraps a C type that isn't registered")
    }
}
