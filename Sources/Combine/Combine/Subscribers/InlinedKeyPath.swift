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
    @usableFromInline let access: (_ root: Root?, _ new: Value?, _ visit: Visit?) -> Value?

    /// A closure that compares values. If it isn't nil, ``set(_:of:)`` sets the property only if the new value differs
    /// from the current value.
    //
    // The comparison isn't part of `access`. A closure that reads and sets the property would retain the object.
    @usableFromInline let areEqual: ((Value, Value) -> Bool)?

    /// Creates a key path that always sets the property.
    @inlinable
    @inline(__always)
    package init(_ keyPath: ReferenceWritableKeyPath<Root, Value>) { self.init(keyPath, areEqual: nil) }

    /// Creates a key path that sets the property only if the new value differs from the current value.
    @inlinable
    @inline(__always)
    package init(unlessEqual keyPath: ReferenceWritableKeyPath<Root, Value>) where Value: Equatable {
        self.init(keyPath, areEqual: { $0 == $1 })
    }

    /// Creates a key path. If `areEqual` isn't nil, it's called before the property is set.
    @inlinable
    @inline(__always)
    init(_ keyPath: ReferenceWritableKeyPath<Root, Value>, areEqual: ((Value, Value) -> Bool)?) {
        self.areEqual = areEqual
        access = { root, new, visit in
            guard let root else {
                Self.pass(to: visit) { keyPath }
                return nil
            }
            guard let new else { return root[keyPath: keyPath] }
            root[keyPath: keyPath] = new
            return nil
        }
    }

    /// Passes a key path to a closure.
    //
    // Not inlined, because the inlined literal would be created on each access, even if it isn't needed.
    @usableFromInline
    @inline(never)
    static func pass(to visit: Visit?, _ keyPath: () -> ReferenceWritableKeyPath<Root, Value>) {
        visit?(keyPath())
    }

    @inlinable
    package func value(of root: Root) -> Value {
        guard let value = access(root, nil, nil) else { preconditionFailure("InlinedKeyPath.access returned no value") }
        return value
    }

    /// Sets the property of an object. If `root` is nil, does nothing and returns false.
    //
    // The object is an optional, because the closure expects an optional. Otherwise, the compiler would retain the
    // object again to create one.
    @inlinable
    @discardableResult
    package func set(_ value: Value, of root: Root?) -> Bool {
        if let areEqual {
            guard let current = access(root, nil, nil) else { return false }
            if areEqual(current, value) { return true }
        }
        _ = access(root, value, nil)
        return root != nil
    }

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
