import CGtk
import CombineGtk
import TestSupport

/// An object that the optional property of the model can contain.
private final class RandomWindowItem: ObservableObject {
    @Published var title = ""
}

/// A model that outlives the windows.
private final class RandomWindowModel: ObservableObject {
    @OptionalObservedObject var item: RandomWindowItem?
    @Published var name = ""
}

/// Random bindings between widgets, and between widgets and models.
@MainActor
final class RandomWindowBindings {
    private var generator: SeededGenerator
    private let relays = (0..<4).map { _ in CurrentValueRelay("") }
    private let subject = PassthroughSubject<String, Never>()
    private let model = RandomWindowModel()
    private let items = (0..<3).map { _ in RandomWindowItem() }
    private var sequence: AsyncStream<String>.Continuation?
    private var disposables: [any Disposable] = []
    private var cancellables: Set<AnyCancellable> = []
    private var composite = CompositeDisposable()
    /// The GObject bindings. This object owns a reference to each of them.
    private var links: [OpaquePointer] = []

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// Cancels all bindings and releases all objects.
    func end() {
        sequence?.finish()
        for link in links { g_object_unref(UnsafeMutableRawPointer(link)) }
        (disposables, cancellables, links) = ([], [], [])
        composite.dispose()
    }

    // MARK: Models

    /// Changes a random model.
    func change() {
        let text = ["", "a", "b", "ab"][generator.int(below: 4)]
        switch generator.int(below: 8) {
        case 0, 1: relays[generator.int(below: relays.count)].accept(text)
        case 2: subject.send(text)
        case 3: model.name = text
        case 4: model.item = items[generator.int(below: items.count)]
        case 5: model.item = nil
        case 6: items[generator.int(below: items.count)].title = text
        default: sequence?.yield(text)
        }
    }

    // MARK: Bindings

    func bind(_ widget: Widget) {
        let relay = relays[generator.int(below: relays.count)]
        switch widget {
        case let entry as Entry: keep(bind(entry, relay))
        case let label as Label: keep(bind(label, relay))
        case let button as Button: keep(button.reactive.label <~ relay.map { $0 as String? })
        default:
            if generator.bool() {
                keep(widget.reactive.isSensitive <~ relay.map { $0 != "a" })
            } else {
                keep(widget.reactive.isSensitive <~ { [model] in model.name != "a" })
            }
        }
    }

    private func bind(_ entry: Entry, _ relay: CurrentValueRelay<String>) -> any Disposable {
        switch generator.int(below: 4) {
        case 0: return entry.reactive.text <~> relay
        case 1: return entry.reactive.text <~> model.$item.title
        case 2: return entry.reactive.text <~> Bindable(model).name
        default: return entry.publisher(for: \.text).bind(to: relay)
        }
    }

    private func bind(_ label: Label, _ relay: CurrentValueRelay<String>) -> any Disposable {
        switch generator.int(below: 7) {
        case 0: return label.reactive.label <~ relay
        case 1: return label.reactive.label <~ subject
        case 2: return label.reactive.label <~ { [model] in model.item?.title ?? "none" }
        case 3: return label.observe { [model] label in label.label = model.item?.title ?? model.name }
        case 4: return subject.sink(on: label) { label, text in label.label = text }
        case 5:
            let (stream, continuation) = AsyncStream.makeStream(of: String.self)
            sequence = continuation
            return label.reactive.label <~ stream
        default:
            let binding = model.$name.assign(to: \.label, on: label)
            return BindingTarget(on: label) { _, _ in withExtendedLifetime(binding) {} } <~ subject
        }
    }

    private func keep(_ disposable: any Disposable) {
        switch generator.int(below: 4) {
        case 0: disposables.append(disposable)
        case 1: disposable.store(in: &cancellables)
        case 2: composite += disposable
        default: break
        }
        if disposables.count > 50 { disposables.removeFirst() }
    }

    /// Cancels some of the bindings.
    func unbind() {
        switch generator.int(below: 4) {
        case 0: cancellables = []
        case 1: composite = CompositeDisposable()
        default: if !disposables.isEmpty { disposables.removeLast().dispose() }
        }
    }

    // MARK: GObject bindings and GTK expressions

    func link(_ widget: Widget, _ other: Widget) {
        if widget === other { return }
        let binding: OpaquePointer?
        // The same properties can also have a binding of this package.
        if let name = textProperty(of: widget), let otherName = textProperty(of: other) {
            // The binding has one direction only. A cycle of texts would loop forever if a class emits `notify` for
            // equal texts.
            let (first, second) = widget.pointer < other.pointer ? (widget, other) : (other, widget)
            let names = first === widget ? (name, otherName) : (otherName, name)
            binding = g_object_bind_property(first.pointer, names.0, second.pointer, names.1, G_BINDING_SYNC_CREATE)
        } else {
            let flags = generator.bool() ? G_BINDING_DEFAULT : G_BINDING_BIDIRECTIONAL
            binding = g_object_bind_property(widget.pointer, "sensitive", other.pointer, "sensitive", flags)
        }
        guard let binding else { return }
        g_object_ref(UnsafeMutableRawPointer(binding))
        links.append(binding)
        if links.count > 12 { unlink() }
    }

    private func textProperty(of widget: Widget) -> String? {
        switch widget {
        case is Entry: "text"
        case is Label: "label"
        default: nil
        }
    }

    func unlink() {
        if links.isEmpty { return }
        let link = links.remove(at: generator.int(below: links.count))
        g_binding_unbind(link)
        g_object_unref(UnsafeMutableRawPointer(link))
    }

    func express(_ widget: Widget, _ other: Widget) {
        // GTK 4.8 logs a warning when a widget with an expression for its own property is finalized.
        if widget === other { return }
        let expression = gtk_property_expression_new(gtk_widget_get_type(), nil, "sensitive")
        gtk_expression_unref(gtk_expression_ref(expression))
        // The watch takes ownership of the expression. It ends when the target is finalized.
        gtk_expression_bind(expression, other.pointer, "has-tooltip", widget.pointer)
    }
}
