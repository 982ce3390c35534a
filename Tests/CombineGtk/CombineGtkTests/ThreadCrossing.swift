import CombineGtk

/// A way to deliver values from other threads on the main thread.
@MainActor
struct ThreadCrossing {
    let name: String
    /// A closure that starts the delivery of a relay's values to a closure on the main thread.
    let start: (CurrentValueRelay<Double>, @escaping @MainActor (Double) -> Void) -> StartedCrossing

    static let all = [
        ThreadCrossing(name: "<~ of a property") { source, receive in
            let owner = Owner(receive)
            return StartedCrossing(owner, owner.reactive.number <~ source.dropFirst())
        },
        ThreadCrossing(name: "<~ of a target") { source, receive in
            let owner = Owner(receive)
            return StartedCrossing(owner, BindingTarget(on: owner) { $0.number = $1 } <~ source.dropFirst())
        },
        ThreadCrossing(name: "<~ of an optional property") { source, receive in
            let owner = Owner(receive)
            return StartedCrossing(owner, owner.reactive.optionalNumber <~ source.dropFirst())
        },
        ThreadCrossing(name: "sink(on:)") { source, receive in
            let owner = Owner(receive)
            return StartedCrossing(owner, source.dropFirst().sink(on: owner) { $0.number = $1 })
        },
        ThreadCrossing(name: "assign(to:on:)") { source, receive in
            let owner = Owner(receive)
            return StartedCrossing(owner, source.dropFirst().assign(to: \.number, on: owner))
        },
        ThreadCrossing(name: "bind(to:)") { source, receive in
            let owner = Owner(receive)
            let relay = PassthroughRelay<Double>()
            let bindings = CompositeDisposable()
            bindings += source.dropFirst().bind(to: relay)
            bindings += owner.reactive.number <~ relay
            return StartedCrossing((owner, relay), bindings)
        },
        ThreadCrossing(name: "<~>") { source, receive in
            let adjustment = Adjustment(value: 0, lower: 0, upper: 1e12)
            adjustment.valueChanged.sink(on: adjustment) { receive($0.value) }
            return StartedCrossing(adjustment, adjustment.reactive.value <~> source)
        },
    ]
}

/// An object that calls a closure with each value that is set.
@MainActor
private final class Owner: Storable {
    var cancellables: Set<AnyCancellable> = []
    private let receive: @MainActor (Double) -> Void
    var number = -1.0 { didSet { receive(number) } }
    var optionalNumber: Double? { didSet { receive(optionalNumber ?? -1) } }

    init(_ receive: @escaping @MainActor (Double) -> Void) {
        self.receive = receive
    }
}

/// A delivery that has started, and its target.
@MainActor
struct StartedCrossing {
    private let objects: Any
    /// A closure that ends the delivery. It can be called on any thread.
    let end: @Sendable () -> Void

    init(_ objects: Any, _ binding: any Disposable) {
        self.objects = objects
        end = { binding.dispose() }
    }

    init(_ objects: Any, _ binding: AnyCancellable) {
        self.objects = objects
        // This is safe because the binding can be cancelled on any thread.
        nonisolated(unsafe) let binding = binding
        end = { binding.cancel() }
    }
}
