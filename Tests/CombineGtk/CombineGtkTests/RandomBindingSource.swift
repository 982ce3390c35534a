import CombineGtk

/// A publisher of text to which the random operations bind targets. It's a relay or a subject.
@MainActor
final class RandomBindingSource {
    private enum Kind {
        case relay(CurrentValueRelay<String>)
        case subject(CurrentValueSubject<String, Never>)
    }

    private let kind: Kind

    /// - Parameter number: The number that determines the kind: a relay if it's even, or else a subject.
    init(_ number: Int) {
        kind = number.isMultiple(of: 2) ? .relay(CurrentValueRelay("")) : .subject(CurrentValueSubject(""))
    }

    var value: String {
        switch kind {
        case .relay(let relay): relay.value
        case .subject(let subject): subject.value
        }
    }

    var publisher: AnyPublisher<String, Never> {
        switch kind {
        case .relay(let relay): relay.eraseToAnyPublisher()
        case .subject(let subject): subject.eraseToAnyPublisher()
        }
    }

    func send(_ text: String) {
        switch kind {
        case .relay(let relay): relay.accept(text)
        case .subject(let subject): subject.send(text)
        }
    }

    /// Ends the bindings of a subject. A relay never finishes, so its bindings end when it's deallocated.
    func end() {
        if case .subject(let subject) = kind { subject.send(completion: .finished) }
    }

    func bind<Base: Object>(_ property: ReactiveProperty<Base, String>) -> any Disposable {
        switch kind {
        case .relay(let relay): property <~> relay
        case .subject(let subject): property <~> subject
        }
    }

    func bind<Base: Object>(_ property: ReactiveProperty<Base, String?>) -> any Disposable {
        switch kind {
        case .relay(let relay): property <~> relay
        case .subject(let subject): property <~> subject
        }
    }

    func drive<Base: Object>(_ property: ReactiveProperty<Base, String>) -> any Disposable {
        switch kind {
        case .relay(let relay): property <~ relay
        case .subject(let subject): property <~ subject
        }
    }

    func drive<Base: Object>(_ property: ReactiveProperty<Base, String?>) -> any Disposable {
        switch kind {
        case .relay(let relay): property <~ relay
        case .subject(let subject): property <~ subject
        }
    }
}
