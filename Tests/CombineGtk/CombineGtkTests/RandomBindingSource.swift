import CombineGtk

/// A text that targets follow, of one of two kinds, for random operations.
@MainActor
final class RandomBindingSource {
    private enum Kind {
        case relay(CurrentValueRelay<String>)
        case subject(CurrentValueSubject<String, Never>)
    }

    private let kind: Kind

    /// - Parameter number: - Parameter number: Determines the kind.
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

    /// Ends the bindings that follow it. A relay does that by ending itself.
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
