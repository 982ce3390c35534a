/// A key path that reads a property as fast as a direct access.
///
/// Create an instance from a key-path literal in code that is inlined. The compiler then replaces the key path with a
/// direct access, which is about ten times as fast. `InlinedKeyPath` is the corresponding type for properties that are
/// also set.
//
// One closure reads the property and returns the key path, because the compiler optimizes a literal only if it's used
// once.
@usableFromInline
struct InlinedReadPath<Root: Object, Value> {
    /// The closure that reads the property. If `root` is nil, it passes the key path to `visit` instead.
    @usableFromInline let access: (_ root: Root?, _ visit: ((AnyKeyPath) -> Void)?) -> Value?

    @inlinable
    @inline(__always)
    init(_ keyPath: KeyPath<Root, Value>) {
        access = { root, visit in
            guard let root else {
                Self.pass(to: visit) { keyPath }
                return nil
            }
            return root[keyPath: keyPath]
        }
    }

    // Not inlined, because the inlined literal would be created on each access, even if it isn't needed.
    @usableFromInline
    @inline(never)
    static func pass(to visit: ((AnyKeyPath) -> Void)?, _ keyPath: () -> AnyKeyPath) {
        visit?(keyPath())
    }

    @inlinable
    @inline(__always)
    func value(of root: Root) -> Value {
        guard let value = access(root, nil) else { preconditionFailure("InlinedReadPath.access returned no value") }
        return value
    }

    @usableFromInline
    var keyPath: AnyKeyPath {
        // Not inlined, because each inlined copy would contain the key-path literal again.
        @inline(never)
        get {
            var found: AnyKeyPath?
            _ = access(nil) { found = $0 }
            guard let found else { preconditionFailure("InlinedReadPath.access passed no key path") }
            return found
        }
    }
}
