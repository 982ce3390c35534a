import CGtk
import Combine
import CombineGtk
import Dispatch
import TestSupport

/// Windows on the screen, widgets in them or in none, and what may be done to them.
@MainActor
final class RandomWindowOperations {
    private var generator: SeededGenerator
    private var windows: [Window] = []
    private var widgets: [Widget] = []
    private let relays = (0..<4).map { _ in CurrentValueRelay("") }
    private var weakWidgets: [Weak] = []
    private var weakPointers: [UnsafeMutablePointer<GWeakRef>] = []
    private var disposables: [any Disposable] = []
    private var log: [String] = []

    private struct Weak {
        weak var widget: Widget?
    }

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        for _ in 0..<3 { windows.append(makeWindow()) }
        for _ in 0..<24 { widgets.append(makeWidget()) }
        for _ in 0..<8 {
            let pointer = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
            g_weak_ref_init(pointer, nil)
            weakPointers.append(pointer)
        }
    }

    /// The latest operations, for a failure's message.
    var recent: String { log.joined(separator: "; ") }

    /// Does one operation.
    func step() {
        let (widget, other) = (randomWidget(), randomWidget())
        let window = windows[generator.int(below: windows.count)]
        let choice = generator.int(below: 100)
        if log.count == 30 { log.removeFirst() }
        log.append("\(choice): \(type(of: widget)), \(type(of: other))")
        switch choice {
        case 0..<18: move(widget, into: other)
        case 18..<24: move(widget, into: window.child ?? other)
        case 24..<27: remove(widget)
        case 27..<33: toggleVisibility(of: widget)
        case 33..<36: window.visible.toggle()
        case 36..<38: replace(window) { $0.close() }
        case 38..<40: replace(window) { $0.destroy() }
        case 40..<46: replace(widget)
        case 46..<50: weaken(widget)
        case 50..<55: bind(widget)
        case 55..<58: if !disposables.isEmpty { disposables.removeLast().dispose() }
        case 58..<61: bindProperties(widget, other)
        case 61..<64: widget.addCSSClass("random")
        case 64..<66: widget.removeCSSClass("random")
        case 66..<70: act(widget, window)
        case 70..<75: control(widget)
        case 75..<78: express(widget, other)
        case 78..<81: changeLater(widget)
        case 81..<84: runTask(widget)
        case 84..<90: _ = widget.grabFocus()
        case 90..<92: window.defaultWidget = widget.root === window ? widget : nil
        case 92..<95: relays[generator.int(below: relays.count)].accept(["", "a", "b"][generator.int(below: 3)])
        case 95..<97: widget.sensitive.toggle()
        case 97..<98: widget.tooltipText = "tip"
        default: tick(widget)
        }
    }

    /// Lets everything go.
    func end() {
        for window in windows { window.destroy() }
        for pointer in weakPointers {
            g_weak_ref_clear(pointer)
            pointer.deallocate()
        }
        (windows, widgets, weakPointers, weakWidgets, disposables) = ([], [], [], [], [])
    }

    // MARK: Making

    private func makeWindow() -> Window {
        let window = Window()
        WatchedObjects.watch(window)
        let box = Box(orientation: .vertical)
        WatchedObjects.watch(box)
        window.child = box
        window.closeRequest.connect { false }.store(in: &window.cancellables)
        window.present()
        return window
    }

    private func makeWidget() -> Widget {
        let widget: Widget =
            switch generator.int(below: 10) {
            case 0, 1: Box(orientation: .horizontal)
            case 2: Frame(label: "frame")
            case 3: Revealer()
            case 4: Button(label: "button")
            case 5: Label(label: "label")
            case 6: Entry()
            case 7: CheckButton(label: "check")
            case 8: TextView()
            default: Scale(orientation: .horizontal, adjustment: Adjustment(value: 0, lower: 0, upper: 10))
            }
        WatchedObjects.watch(widget)
        return widget
    }

    private func randomWidget() -> Widget {
        widgets[generator.int(below: widgets.count)]
    }

    private func replace(_ window: Window, by end: (Window) -> Void) {
        guard let index = windows.firstIndex(where: { $0 === window }) else { return }
        end(window)
        windows[index] = makeWindow()
    }

    private func replace(_ widget: Widget) {
        guard let index = widgets.firstIndex(where: { $0 === widget }) else { return }
        // Half of them stay where they are, held by C alone.
        if generator.int(below: 2) == 0 { remove(widget) }
        widgets[index] = makeWidget()
    }

    // MARK: Places

    private func move(_ widget: Widget, into container: Widget) {
        var ancestor: Widget? = container
        while let current = ancestor {
            if current === widget { return }
            ancestor = current.parent
        }
        switch container {
        case let box as Box:
            remove(widget)
            box.append(widget)
        case let frame as Frame:
            remove(widget)
            if let former = frame.child { remove(former) }
            frame.child = widget
        case let revealer as Revealer:
            remove(widget)
            if let former = revealer.child { remove(former) }
            revealer.child = widget
        default:
            break
        }
    }

    private func remove(_ widget: Widget) {
        forgetFocus(in: widget)
        switch widget.parent {
        case let box as Box: box.remove(widget)
        case let frame as Frame: frame.child = nil
        case let revealer as Revealer: revealer.child = nil
        default: break
        }
    }

    /// Takes the focus away from a widget and what is in it.
    ///
    /// GTK 4.8 holds what had the focus until the next frame, and for ever where a second one is removed or hidden, or the
    /// window ends, before that frame.
    private func forgetFocus(in widget: Widget) {
        guard let window = widget.root as? Window, let focus = window.focus,
            focus === widget || focus.isAncestor(widget)
        else { return }
        window.focus = nil
    }

    private func toggleVisibility(of widget: Widget) {
        // Hiding is to GTK what removing is.
        if widget.visible { forgetFocus(in: widget) }
        widget.visible.toggle()
    }

    // MARK: References

    private func weaken(_ widget: Widget) {
        weakWidgets.removeAll { $0.widget == nil }
        weakWidgets.append(Weak(widget: widget))
        let pointer = weakPointers[generator.int(below: weakPointers.count)]
        if let found = g_weak_ref_get(pointer) {
            precondition(Object.wrap(found, transfer: .full) is Widget, "a weak pointer found something else")
        }
        g_weak_ref_set(pointer, widget.pointer)
    }

    // MARK: Bindings

    private func bind(_ widget: Widget) {
        let relay = relays[generator.int(below: relays.count)]
        switch widget {
        case let entry as Entry: disposables.append(entry.reactive.text <~> relay)
        case let label as Label: disposables.append(label.reactive.label <~ relay)
        case let button as Button: disposables.append(button.reactive.label <~ relay.map { $0 as String? })
        default: disposables.append(widget.reactive.sensitive <~ relay.map { $0 != "a" })
        }
        if disposables.count > 50 { disposables.removeFirst() }
    }

    private func bindProperties(_ widget: Widget, _ other: Widget) {
        if widget === other { return }
        // A property that is not notified where it is set to what it is, as bindings may well make a circle.
        g_object_bind_property(widget.pointer, "sensitive", other.pointer, "sensitive", G_BINDING_DEFAULT)
    }

    private func express(_ widget: Widget, _ other: Widget) {
        // GTK 4.8 warns at the end of a widget that is bound to a property of its own.
        if widget === other { return }
        let expression = gtk_property_expression_new(gtk_widget_get_type(), nil, "sensitive")
        gtk_expression_unref(gtk_expression_ref(expression))
        // The watch takes the expression over, and ends with the target.
        gtk_expression_bind(expression, other.pointer, "has-tooltip", widget.pointer)
    }

    // MARK: Commands

    private func act(_ widget: Widget, _ window: Window) {
        let group = SimpleActionGroup()
        let action = SimpleAction(name: "act")
        WatchedObjects.watch(group)
        WatchedObjects.watch(action)
        action.activate.sink(on: widget) { widget, _ in widget.addCSSClass("acted") }
        group.addAction(action)
        if generator.int(below: 2) == 0 {
            window.insertActionGroup("random", group: group)
        } else {
            widget.insertActionGroup("random", group: group)
        }
        _ = widget.activateAction("random.act")
    }

    private func control(_ widget: Widget) {
        let controller: EventController =
            switch generator.int(below: 4) {
            case 0: GestureClick()
            case 1: EventControllerKey()
            case 2: EventControllerFocus()
            default: EventControllerMotion()
            }
        WatchedObjects.watch(controller)
        (controller as? EventControllerFocus)?.enter.sink(on: widget) { $0.addCSSClass("entered") }
        widget.addController(controller)
        if generator.int(below: 3) == 0 { widget.removeController(controller) }
    }

    // MARK: Later

    private func changeLater(_ widget: Widget) {
        let delay = Duration.milliseconds(generator.int(below: 5))
        DispatchQueue.main.asyncAfter(deadline: .now() + delay / .seconds(1)) { [weak widget] in
            MainActor.assumeIsolated { widget?.addCSSClass("later") }
        }
    }

    private func runTask(_ widget: Widget) {
        Task { @MainActor in
            await Task.yield()
            widget.visible = true
            try? await Task.sleep(for: .milliseconds(1))
            widget.removeCSSClass("later")
        }
    }

    private func tick(_ widget: Widget) {
        var count = 0
        var tick: AnyCancellable?
        tick = widget.onTick { _ in
            count += 1
            if count == 3 { tick?.cancel() }
        }
        tick?.store(in: &widget.cancellables)
    }
}
