import Combine
import Gtk

/// A signal of any class, with any arguments.
@MainActor
protocol SignalEntry {
    /// The GObject name.
    var name: String { get }
    /// Subscribes without requesting an event.
    func subscribe(_ object: Object) -> AnyCancellable
}

/// A signal of a class.
@MainActor
struct SignalOfClass<Root: Object, Events: Publisher>: SignalEntry where Events.Failure == Never {
    let name: String
    let path: KeyPath<Root, Events>

    func subscribe(_ object: Object) -> AnyCancellable {
        guard let root = object as? Root else { fatalError("\(object.typeName) isn't a \(Root.self)") }
        return root[keyPath: path].sink { _ in }
    }
}
