/// A key path for reading and setting a property many times, as fast as with the property's accessors.
///
/// Create it in code that the compiler inlines to the literal of the key path. The compiler then calls the accessors
/// instead of evaluating the key path, which takes about ten times as long.
//
// A single closure reads, sets and returns the key path, because the compiler only optimizes a literal with a single
// use.
@frozen
@usableFromInline
package struct InlinedKeyPath<Root, Value> {
    @usableFromInline
    typealias Visit = (ReferenceWritableKeyPath<Root, Value>) -> Void

    /// Sets a value. If the value is nil, returns the current one. If the root is nil, passes the key path to `visit`.
    @usableFromInline
    let access: (_ root: Root?, _ new: Value?, _ visit: Visit?) -> Value?

    /// Creates a key path that sets every value.
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

    /// Creates a key path that doesn't set a value that equals the current one.
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
    // It's never inlined, because that would be a second use of the literal.
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
