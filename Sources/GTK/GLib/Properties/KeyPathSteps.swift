import CGtk

/// Functions that find the GObject properties of a key path, for C code such as expressions.
///
/// A key path doesn't contain the names of its properties. To find the properties, the key path is evaluated on an
/// existing object or on a new object that is created for this purpose.
@MainActor
package enum KeyPathSteps {
    private static var known: [AnyKeyPath: [ParamSpec]] = [:]

    /// Returns the specifications of the properties, in the order of the key path. The value of each property except
    /// the last is the object that has the next property.
    ///
    /// Traps if the key path isn't a chain of GObject properties. Also traps if no object is available to evaluate the
    /// key path.
    package static func find<Root: Object, Value>(_ keyPath: KeyPath<Root, Value>) -> [ParamSpec] {
        if let steps = known[keyPath] { return steps }
        let sampleObject = sampleObject(of: Root.self, for: keyPath)
        let (_, read) = PropertyAccess.recording { sampleObject[keyPath: keyPath] }
        var steps: [ParamSpec] = []
        var object: Object? = sampleObject
        for dependency in read {
            guard let current = object, current === dependency.object else {
                trap(keyPath, "reads several properties of one object")
            }
            do {
                let step = try current.specification(forProperty: dependency.property)
                steps.append(ParamSpec.fromPointer(UnsafeMutableRawPointer(step), transfer: .none))
                object = try? current.value(forProperty: dependency.property, as: Object?.self)
            } catch {
                trap(keyPath, "\(error)")
            }
        }
        guard let last = steps.last else { trap(keyPath, "doesn't read a GObject property") }
        let wanted = ValueConversion<Value>.make().type
        guard isCompatible(last.valueType, wanted, Value.self) else {
            trap(
                keyPath,
                "has a member after \(Root.self).\(steps.map(\.name).joined(separator: ".")) "
                    + "(\(registeredName(of: last.valueType))) that isn't a GObject property"
            )
        }
        known[keyPath] = steps
        return steps
    }

    private static func trap(_ keyPath: AnyKeyPath, _ reason: String) -> Never {
        fatalError(
            "A key path from \(type(of: keyPath).rootType) to \(type(of: keyPath).valueType) \(reason). "
                + "Nest expressions, or use a ClosureExpression."
        )
    }

    /// Compares the type of a key path's last GObject property with the value type of the key path. Returns a Boolean
    /// value that indicates whether the types are compatible.
    ///
    /// - Parameters:
    ///   - found: The `GType` of the property.
    ///   - wanted: The `GType` that corresponds to the value type of the key path.
    ///   - type: The value type of the key path.
    private static func isCompatible(_ found: GType, _ wanted: GType, _ type: Any.Type) -> Bool {
        if g_type_is_a(found, wanted) != 0 || g_type_is_a(wanted, found) != 0 { return true }
        if numbers.contains(g_type_fundamental(found)), numbers.contains(g_type_fundamental(wanted)) { return true }
        // Interfaces are existential types in Swift, and their C type can't be determined from the Swift type.
        let isObject = [FundamentalType.object, FundamentalType.interface].contains(g_type_fundamental(found))
        return isObject && !(type is any ValueConvertible.Type)
    }

    private static let numbers: Set<GType> = [
        FundamentalType.char, FundamentalType.unsignedChar, FundamentalType.int, FundamentalType.unsignedInt,
        FundamentalType.long, FundamentalType.unsignedLong, FundamentalType.int64, FundamentalType.unsignedInt64,
        FundamentalType.float, FundamentalType.double,
    ]

    private static func sampleObject<Root: Object>(of type: Root.Type, for keyPath: AnyKeyPath) -> Root {
        if let existing = OwnMembers.existing(of: type)?.sampleObject as? Root { return existing }
        let native = type.objectType
        let gType = type.registeredType
        guard native.swiftClass == type || type is any ConstructibleFromC.Type,
            type.newObjectTransfer == .full,
            g_type_is_a(gType, FundamentalType.object) != 0,
            g_type_test_flags(gType, G_TYPE_FLAG_ABSTRACT.rawValue) == 0,
            let made = g_object_new_with_properties(gType, 0, nil, nil)
        else {
            fatalError(
                "The property of a key path from \(type) to \(Swift.type(of: keyPath).valueType) is unknown until a \(type) "
                    + "is created, and C can't create one. Create one first, conform \(type) to ConstructibleFromC, or "
                    + "name the property."
            )
        }
        return type.wrap(UnsafeMutableRawPointer(made), transfer: .full)
    }
}
