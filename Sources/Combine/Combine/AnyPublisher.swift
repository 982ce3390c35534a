/// A publisher that hides the type of another, for example of a chain of operators in a public property.
///
/// Erasing the type of an `AnyPublisher` again costs nothing. Apple Combine's `AnyPublisher`.
@frozen
public struct AnyPublisher<Output, Failure>: Publisher, CustomStringConvertible, CustomPlaygroundDisplayConvertible
where Failure: Error {
    @usableFromInline
    let box: PublisherBox<Output, Failure>

    /// Hides a publisher's type.
    @inlinable
    public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
        // An `AnyPublisher` of the same types is used unchanged. The compiler offers no cheaper cast.
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
    /// Hides this publisher's type.
    @inlinable
    public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure> {
        AnyPublisher(self)
    }
}

/// A box for a publisher of any type.
@usableFromInline
class PublisherBox<Output, Failure: Error> {
    @usableFromInline
    init() {}

    @usableFromInline
    func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        fatalError("PublisherBox is abstract: AnyPublisher uses ConcretePublisherBox")
    }
}

/// A box for a publisher of a known type.
@usableFromInline
final class ConcretePublisherBox<Base: Publisher>: PublisherBox<Base.Output, Base.Failure> {
    @usableFromInline
    let base: Base

    @inlinable
    init(_ base: Base) {
        self.base = base
        super.init()
    }

    @inlinable
    override func receive<S>(subscriber: S) where Base.Output == S.Input, Base.Failure == S.Failure, S: Subscriber {
        base.receive(subscriber: subscriber)
    }
}
