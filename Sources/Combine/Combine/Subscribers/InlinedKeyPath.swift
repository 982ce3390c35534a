/// A key path to a property that is read and set many times, at the cost of the property's own accessors.
///
/// Made where the compiler sees the key path's literal. It then calls the accessors in place of evaluating the key path,
/// which takes about ten times as long.
//
// One closure reads, sets and returns the key path: only a literal with a single use is kept in sight.
@frozen
@usableFromInline
package struct InlinedKeyPath<Root, Value> {
    @usableFromInline
    typealias Visit = (ReferenceWritableKeyPath<Root, Value>) -> Void

    /// Sets a value. Without a value, returns the present one. Without a root, hands over the key path.
    @usableFromInline
    let access: (_ root: Root?, _ new: Value?, _ visit: Visit?) -> Value?

    /// Creates a property that is set to every value that arrives.
    @inlinable
    @inline(__always)
    package init(_ keyPath: ReferenceWritableKeyPath<Root, Value>) {
        access = { root, new, visit in
            guard let root else {
                visit?(keyPath)
                return nil
            }
            guard let new else { return root[keyPath: keyPath] }
            root[keyPath: keyPath] = new
            return nil
        }
    }

    /// Creates a property that is not set to a value equal to its own.
    @inlinable
    @inline(__always)
    package init(unlessEqual keyPath: ReferenceWritableKeyPath<Root, Value>) where Value: Equatable {
        access = { root, new, visit in
            guard let root else {
                visit?(keyPath)
                return nil
            }
            guard let new else { return root[keyPath: keyPath] }
            if root[keyPath: keyPath] != new { root[keyPath: keyPath] = new }
            return nil
        }
    }

    /// Reads the property.
    @inlinable
    package func value(of root: Root) -> Value {
        guard let value = access(root, nil, nil) else { preconditionFailure("InlinedKeyPath.access returned no value") }
        return value
    }

    /// Sets the property.
    @inlinable
    package func set(_ value: Value, of root: Root) {
        _ = access(root, value, nil)
    }

    /// The key path.
    //
    // Never inlined: that would be the literal's second use.
    @usableFromInline
    package var keyPath: ReferenceWritableKeyPath<Root, Value> {
        @inline(never)
        get {
            var found: ReferenceWritableKeyPath<Root, Value>?
            _ = access(nil, nil) { found = $0 }
            guard let found else { preconditionFailure("InlinedKeyPath.access passed no key path") }
            return found
        }
    }
}
