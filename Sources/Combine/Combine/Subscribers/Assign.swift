extension Subscribers {
    /// A subscriber that assigns each value to a property of an object.
    ///
    /// It requests unlimited values and retains the object until completion or cancellation.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    {
        /// The failure type, which is `Never` because only the values of publishers that never fail can be assigned.
        public typealias Failure = Never

        @usableFromInline let upstream = SubscriptionState()

        /// The ``Target``.
        @usableFromInline let closures: DisposableClosures

        @usableFromInline
        typealias Assignment = (root: Root, value: Input)

        /// The closure that assigns a value. If its argument is nil, the closure returns the key path instead.
        ///
        /// There is a single closure for both purposes, because the key-path literal must be used only once. Otherwise,
        /// the compiler wouldn't optimize the literal to a direct write.
        @usableFromInline
        typealias Property = (Assignment?) -> ReferenceWritableKeyPath<Root, Input>?

        @usableFromInline let property: Property

        /// The object and the closure that assigns a value to its property. Only the target retains the object.
        @usableFromInline
        final class Target: DisposableObject {
            @usableFromInline let root: Root
            @usableFromInline let property: Property

            @inlinable
            init(_ root: Root, _ property: @escaping Property) {
                self.root = root
                self.property = property
            }
        }

        /// The key path of the property.
        public var keyPath: ReferenceWritableKeyPath<Root, Input> {
            guard let keyPath = property(nil) else { preconditionFailure("Assign.property returned no key path") }
            return keyPath
        }

        /// The object, or nil after completion or cancellation.
        public var object: Root? { closures.current(as: Target.self)?.root }

        /// Creates a subscriber that assigns values to a property of an object.
        @inlinable
        @inline(__always)
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            let property = Self.property(consume keyPath)
            self.property = property
            closures = DisposableClosures(retaining: Target(object, property))
        }

        @inlinable
        @inline(__always)
        static func property(_ keyPath: ReferenceWritableKeyPath<Root, Input>) -> Property {
            { assignment in
                guard let assignment else { return keyPath }
                assignment.root[keyPath: keyPath] = assignment.value
                return nil
            }
        }

        /// Accepts the first subscription and requests unlimited values. Cancels any other subscription.
        public func receive(subscription: any Subscription) {
            if upstream.accept(subscription) { subscription.request(.unlimited) }
        }

        /// Assigns a value.
        @inlinable
        public func receive(_ value: Input) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            if closures.enter() {
                closures.typed(Target.self)._withUnsafeGuaranteedRef { _ = $0.property(($0.root, value)) }
            }
            closures.leave()
            return .none
        }

        /// Releases the object.
        public func receive(completion: Subscribers.Completion<Never>) {
            _ = upstream.end()
            closures.dispose()
        }

        /// Cancels the subscription and releases the object.
        public func cancel() {
            upstream.cancel()
            closures.dispose()
        }

        /// The string "Assign", followed by the type of the object.
        public var description: String { "Assign \(Root.self)." }

        /// A mirror of the object, the key path and the subscription.
        public var customMirror: Mirror {
            Mirror(
                self,
                children: [
                    ("object", object as Any), ("keyPath", keyPath), ("status", upstream.status),
                ]
            )
        }

        /// The description.
        public var playgroundDescription: Any { description }
    }
}

extension Publisher where Failure == Never {
    /// Assigns each value to a property of an object.
    ///
    /// The object is retained until the result is cancelled or released.
    @_disfavoredOverload
    @inlinable
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Self.Output>,
        on object: Root
    ) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Assigns each value to a property of an object.
    ///
    /// The object is retained until the result is cancelled or released.
    ///
    /// The compiler prefers this overload to the previous overload, which has the same signature as in Apple's Combine.
    /// This overload consumes the key path, because the compiler optimizes a key-path literal to a direct write only if
    /// the literal is used once.
    @inlinable
    @inline(__always)
    public func assign<Root>(
        to keyPath: consuming ReferenceWritableKeyPath<Root, Self.Output>,
        on object: Root
    ) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: consume keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
