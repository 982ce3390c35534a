/// A publisher that hides the type of another publisher.
///
/// Use this type, for example, as the type of a public property that returns a chain of operators.
///
/// Erasing the type of an `AnyPublisher` again doesn't add another wrapper.
@frozen
public struct AnyPublisher<Output, Failure>: Publisher, CustomStringConvertible, CustomPlaygroundDisplayConvertible
where Failure: Error {
    @usableFromInline let box: PublisherBox<Output, Failure>

    /// Creates a publisher that hides the type of the given publisher.
    @inlinable
    public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
        // Don't wrap an `AnyPublisher` of the same types again. A dynamic cast is the cheapest way to detect an
        // `AnyPublisher`.
        if let erased = publisher as? AnyPublisher<Output, Failure> {
            box = erased.box
        } else {
            box = ConcretePublisherBox(publisher)
        }
    }

    /// Attaches a subscriber to the hidden publisher.
    @inlinable
    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        box.receive(subscriber: subscriber)
    }

    /// The string "AnyPublisher".
    public var description: String { "AnyPublisher" }

    /// The publisher's description.
    public var playgroundDescription: Any { description }
}

extension Publisher {
    /// Returns an ``AnyPublisher`` that hides the type of this publisher.
    @inlinable
    public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure> {
        AnyPublisher(self)
    }
}

#if DEBUG
/// A publisher that hides the type of another publisher. In debug builds, the Swift page of the GTK inspector shows the
/// hidden type.
package protocol ErasingPublisher {
    /// The type of the hidden publisher.
    var erasedType: Any.Type { get }
}

extension AnyPublisher: ErasingPublisher {
    package var erasedType: Any.Type { box.baseType }
}
#endif

/// An abstract box that contains a publisher and hides its type.
@usableFromInline
class PublisherBox<Output, Failure: Error> {
    @usableFromInline
    init() {}

    #if DEBUG
    @usableFromInline var baseType: Any.Type { Self.self }
    #endif

    @usableFromInline
    func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        fatalError("PublisherBox is abstract. Create a ConcretePublisherBox instead.")
    }
}

@usableFromInline
final class ConcretePublisherBox<Base: Publisher>: PublisherBox<Base.Output, Base.Failure> {
    @usableFromInline let base: Base

    @inlinable
    init(_ base: Base) {
        self.base = base
        super.init()
    }

    #if DEBUG
    @usableFromInline override var baseType: Any.Type { Base.self }
    #endif

    @inlinable
    override func receive<S>(subscriber: S) where Base.Output == S.Input, Base.Failure == S.Failure, S: Subscriber {
        base.receive(subscriber: subscriber)
    }
}
