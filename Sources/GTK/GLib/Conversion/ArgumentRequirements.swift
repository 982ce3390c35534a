import CGtk

// Checks of arguments that C functions don't check themselves. Each function traps if an argument doesn't meet its
// requirement. The message contains the names of the C function and the parameter.

/// Requires at least one element, such as a byte or a pixel.
@_spi(Binding)
public func requireSome(_ count: Int, _ what: StaticString) {
    if count <= 0 { fatalError("\(what): expected at least 1, found \(count)") }
}

/// Requires two arrays of the same length. The C function has only one length parameter for both arrays.
@_spi(Binding)
public func requireSameCount(_ first: Int, _ second: Int, _ function: StaticString) {
    if first != second {
        fatalError("\(function): expected two arrays of the same length, found \(first) and \(second)")
    }
}

/// Requires as many elements of an array as C reads.
@_spi(Binding)
public func requireCount(_ found: Int, _ expected: Int, _ what: StaticString) {
    if found != expected { fatalError("\(what): expected \(expected) elements, found \(found)") }
}

/// Requires a number in the range that C supports.
@_spi(Binding)
public func requireNumber(_ number: Int, in range: Range<Int>, _ what: StaticString) {
    if !range.contains(number) { fatalError("\(what): \(number) is out of the range \(range)") }
}

/// Requires a number that isn't negative.
@_spi(Binding)
public func requireNotNegative(_ number: Int, _ what: StaticString) {
    if number < 0 { fatalError("\(what): expected 0 or more, found \(number)") }
}

/// Requires an angle, in degrees, that isn't very large. C normalizes an angle by subtracting 360 repeatedly, so a very
/// large angle would block the program.
@_spi(Binding)
public func requireAngle(_ angle: Double, _ what: StaticString) {
    if !(abs(angle) <= 1_000_000_000) {
        fatalError("\(what): expected an angle from -1000000000 to 1000000000, found \(angle)")
    }
}

/// Requires a number that isn't NaN, so that C can compare it with others.
@_spi(Binding)
public func requireNotNaN(_ number: Double, _ what: StaticString) {
    if number.isNaN { fatalError("\(what): expected a number, found NaN") }
}

extension Object {
    /// Traps if inserting an object into this object would create a cycle. If the parameter's name ends with `model` or
    /// `sorter`, this method also checks the object's own model or sorter, the model or sorter of that object, and so
    /// on.
    @_spi(Binding)
    public func requireOther(_ object: Object, _ what: StaticString) {
        if object === self { fatalError("\(what): \(self) can't contain itself") }
        for property in ["model", "sorter"] where "\(what)".hasSuffix(property) {
            if object.contains(self, by: property) { fatalError("\(what): \(self) would contain itself") }
        }
    }

    /// Follows a property from object to object, beginning with this object. Returns a Boolean value that indicates
    /// whether one of these objects is `part`.
    private func contains(_ part: Object, by property: String) -> Bool {
        var current = pointer.assumingMemoryBound(to: GObject.self)
        // The limit prevents an endless loop if the objects already form a cycle. GTK can't handle more than 1000
        // nested objects either.
        for _ in 0..<1000 {
            let objectClass = UnsafeRawPointer(current).load(as: UnsafeMutablePointer<GObjectClass>.self)
            guard let specification = g_object_class_find_property(objectClass, property),
                [FundamentalType.object, FundamentalType.interface].contains(
                    g_type_fundamental(specification.pointee.value_type)
                ),
                specification.pointee.flags.rawValue & G_PARAM_READABLE.rawValue != 0
            else { return false }
            let value = Value(type: specification.pointee.value_type)
            g_object_get_property(current, property, value.pointer)
            guard let next = g_value_get_object(value.pointer) else { return false }
            if next == part.pointer { return true }
            // `next` isn't retained, because the object whose property contains `next` keeps it alive.
            current = next.assumingMemoryBound(to: GObject.self)
        }
        return false
    }
}
