/// A property wrapper that publishes the changes of a property of a class.
///
/// The property's publisher, `$property`, sends the current value to a new subscriber, and each new value before it's
/// stored. If the class conforms to ``ObservableObject``, its `objectWillChange` publisher sends first. Only classes
/// can have properties with this wrapper.
///
/// Setting a property without subscribers costs one uncontended lock. Within ``trackingPublished(_:)``, Observation
/// tracks reads of the property, like those of an `@Observable` class.
@propertyWrapper
public struct Published<Value> {
    @usableFromInline let storage: PublishedStorage<Value>

    /// Creates a property with an initial value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// The publisher of a ``Published`` property.
    ///
    /// A subscriber receives the current value on its first request. A subscriber that misses a value, because it has
    /// no demand, receives the latest value on its next request.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        @usableFromInline package let storage: PublishedStorage<Value>

        @usableFromInline
        init(storage: PublishedStorage<Value>) { self.storage = storage }

        @inlinable
        public func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
            storage.attach(subscriber)
        }
    }

    /// The property's publisher. Setting this property has no effect. The setter exists so that you can pass the
    /// publisher to ``Publisher/assign(to:)`` as an in/out argument.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set {}
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// The value of the property in an instance of the enclosing class.
    @inlinable
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.value = newValue }
    }
}

extension Publisher where Failure == Never {
    /// Assigns each value to a `@Published` property, until this publisher finishes or the property's object is
    /// deallocated.
    @_disfavoredOverload
    public func assign(to published: inout Published<Self.Output>.Publisher) {
        subscribe(PublishedSubscriber(published.storage))
    }
}
