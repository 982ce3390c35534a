/// A key path that reads and sets a property as fast as a direct access.
///
/// Create an instance from a key-path literal in code that is inlined. The compiler then replaces the key path with
/// direct accesses, which are about ten times as fast.
//
// A single closure reads the property, sets the property and returns the key path. The compiler optimizes a key-path
// literal only if the literal is used once.
@frozen
@usableFromInline
package struct InlinedKeyPath<Root, Value> {
    @usableFromInline
    typealias Visit = (ReferenceWritableKeyPath<Root, Value>) -> Void

    /// The closure that accesses the property. If `root` is nil, the closure passes the key path to `visit`. If `new`
    /// isn't nil, the closure sets the property to `new`. Otherwise, it returns the property's value.
    @usableFromInline
    let access: (_ root: Root?, _ new: Value?, _ visit: Visit?) -> Value?

    /// Creates a key path that always sets the property.
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

    /// Creates a key path that sets the property only if the new value differs from the current value.
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

    /// Returns the value of the property.
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
    @usableFromInline
    package var keyPath: ReferenceWritableKeyPath<Root, Value> {
        // Not inlined, because each inlined copy would contain the key-path literal again.
        @inline(never)
        get {
            var found: ReferenceWritableKeyPath<Root, Value>?
            _ = access(nil, nil) { found = $0 }
            guard let found else { preconditionFailure("InlinedKeyPath.access passed no key path") }
            return found
        }
    }
}
