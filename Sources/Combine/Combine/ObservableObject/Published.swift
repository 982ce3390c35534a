/// Makes a property of a class publish its changes. Apple Combine's `Published`.
///
/// The property's publisher, `$property`, sends the current value to a new subscriber, and each new value before it is
/// stored. If the class is an ``ObservableObject``, its `objectWillChange` sends before that. Does not compile in a
/// struct. A property without subscribers costs one uncontended lock to set. Within ``trackingPublished(_:)`` Swift's
/// Observation follows the property.
@propertyWrapper
public struct Published<Value> {
    @usableFromInline
    let storage: PublishedStorage<Value>

    /// Makes a property with its first value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// Makes a property with its first value.
    public init(wrappedValue: Value) {
        storage = PublishedStorage(wrappedValue)
    }

    /// The publisher of a ``Published`` property.
    ///
    /// A subscriber receives the current value at its first request, and the latest at the next if it missed one.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        @usableFromInline
        package let storage: PublishedStorage<Value>

        @usableFromInline
        init(storage: PublishedStorage<Value>) {
            self.storage = storage
        }

        @inlinable
        public func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
            storage.attach(subscriber)
        }
    }

    /// The property's publisher. Setting it has no effect, and serves ``Publisher/assign(to:)`` only.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set {}
    }

    /// Unusable: `@Published` is for properties of classes.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// The property's value, of the object that has the property.
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
    /// Assigns each value to a `@Published` property, until either this publisher or the property's object ends.
    @_disfavoredOverload
    public func assign(to published: inout Published<Self.Output>.Publisher) {
        subscribe(PublishedSubscriber(published.storage))
    }
}
