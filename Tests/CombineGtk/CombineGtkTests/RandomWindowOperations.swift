import CGtk
import Combine
import CombineGtk
import Dispatch
import TestSupport

/// Visible windows, widgets within and outside of windows, and random operations on them.
@MainActor
final class RandomWindowOperations {
    private var generator: SeededGenerator
    private var windows: [Window] = []
    private var widgets: [Widget] = []
    private let bindings: RandomWindowBindings
    private var weakWidgets: [Weak] = []
    private var weakPointers: [UnsafeMutablePointer<GWeakRef>] = []
    private var actions: [SimpleAction] = []
    private var repetitions: [AnyCancellable] = []
    private var log: [String] = []

    private struct Weak {
        weak var widget: Widget?
    }

    /// The number of C weak notifications that haven't been called yet.
    private(set) static var weakNoticesToCome = 0

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        bindings = RandomWindowBindings(seed: seed)
        for _ in 0..<3 { windows.append(makeWindow()) }
        for _ in 0..<24 { widgets.append(makeWidget()) }
        for _ in 0..<8 {
            let pointer = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
            g_weak_ref_init(pointer, nil)
            weakPointers.append(pointer)
        }
    }

    /// The most recent operations, for the message of a failure.
    var recent: String { log.joined(separator: "; ") }

    /// Performs a random operation.
    func step() {
        let (widget, other) = (randomWidget(), randomWidget())
        let windowNumber = generator.int(below: windows.count)
        let window = windows[windowNumber]
        let choice = generator.int(below: 100)
        if log.count == 30 { log.removeFirst() }
        log.append("\(choice): \(type(of: widget)), \(type(of: other))")
        switch choice {
        case 0..<18: move(widget, into: other)
        case 18..<24: move(widget, into: window.child ?? other)
        case 24..<27: remove(widget)
        case 27..<33: toggleVisibility(of: widget)
        case 33..<35: window.isVisible.toggle()
        case 35..<36: window.present()
        case 36..<38: replaceWindow(windowNumber) { $0.close() }
        case 38..<40: replaceWindow(windowNumber) { $0.destroy() }
        case 40..<45: replace(widget)
        case 45..<49: weaken(widget)
        case 49..<54: bindings.bind(widget)
        case 54..<56: bindings.unbind()
        case 56..<58: bindings.link(widget, other)
        case 58..<59: bindings.unlink()
        case 59..<60: makeTransient(windowNumber)
        case 60..<62: widget.addCSSClass("random")
        case 62..<64: widget.removeCSSClass("random")
        case 64..<68: act(widget, window)
        case 68..<73: control(widget)
        case 73..<75: bindings.express(widget, other)
        case 75..<78: changeLater(widget)
        case 78..<80: schedule(widget)
        case 80..<83: runTask(widget)
        case 83..<88: _ = widget.grabFocus()
        case 88..<90: window.defaultWidget = widget.root === window ? widget : nil
        case 90..<95: bindings.change()
        case 95..<97: widget.isSensitive.toggle()
        case 97..<98: widget.tooltipText = "tip"
        default: tick(widget)
        }
    }

    /// Cancels and releases everything.
    func end() {
        bindings.end()
        for window in windows { window.destroy() }
        for pointer in weakPointers {
            g_weak_ref_clear(pointer)
            pointer.deallocate()
        }
        (windows, widgets, weakPointers, weakWidgets) = ([], [], [], [])
        (actions, repetitions) = ([], [])
    }

    // MARK: Creating

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

    private func replaceWindow(_ number: Int, by end: (Window) -> Void) {
        var ending = [number]
        // Windows with `isDestroyedWithParent` are destroyed recursively.
        for next in windows.indices where next < ending.count {
            ending += windows.indices.filter {
                windows[$0].transientFor === windows[ending[next]] && windows[$0].isDestroyedWithParent
            }
        }
        end(windows[number])
        for number in ending { windows[number] = makeWindow() }
    }

    private func makeTransient(_ number: Int) {
        let window = windows[number]
        // The parent is an earlier window in the list, so that there is no cycle.
        window.transientFor = number == 0 || generator.bool() ? nil : windows[generator.int(below: number)]
        window.isDestroyedWithParent = generator.bool()
        window.isModal = generator.int(below: 4) == 0
    }

    private func replace(_ widget: Widget) {
        guard let index = widgets.firstIndex(where: { $0 === widget }) else { return }
        // Half of the widgets stay in their containers. From now on, only C references them.
        if generator.int(below: 2) == 0 { remove(widget) }
        widgets[index] = makeWidget()
    }

    // MARK: Moving

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

    /// Moves the focus away from a widget and its descendants.
    ///
    /// GTK 4.8 retains a removed widget that had the focus until the next frame. It retains the widget forever if
    /// another focused widget is removed or hidden, or if the window is closed, before that frame.
    private func forgetFocus(in widget: Widget) {
        guard let window = widget.root as? Window, let focus = window.focus,
            focus === widget || focus.isAncestor(widget)
        else { return }
        window.focus = nil
    }

    private func toggleVisibility(of widget: Widget) {
        // Hiding has the same effect on the focus as removing.
        if widget.isVisible { forgetFocus(in: widget) }
        widget.isVisible.toggle()
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
        if generator.bool() { return }
        Self.weakNoticesToCome += 1
        let gone: GWeakNotify = { _, _ in MainActor.assumeIsolated { RandomWindowOperations.weakNoticesToCome -= 1 } }
        g_object_weak_ref(widget.pointer.assumingMemoryBound(to: GObject.self), gone, nil)
    }

    // MARK: Commands

    private func act(_ widget: Widget, _ window: Window) {
        let group = SimpleActionGroup()
        let action = SimpleAction(name: "act")
        WatchedObjects.watch(group)
        WatchedObjects.watch(action)
        action.activate.sink(on: widget) { widget, _ in widget.addCSSClass("acted") }
        group.addAction(action)
        actions.append(action)
        if actions.count > 8 { actions.removeFirst() }
        let known = actions[generator.int(below: actions.count)]
        known.isEnabled.toggle()
        if generator.bool() { group.addAction(known) }
        known.activate()
        if generator.int(below: 2) == 0 {
            window.insertActionGroup("random", group: group)
        } else {
            widget.insertActionGroup("random", group: group)
        }
        _ = widget.activateAction("random.act")
        if generator.int(below: 4) == 0 { group.removeAction("act") }
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
        let signals = ["stopped", "im-update", "enter", "leave"]
        for signal in signals {
            let id = g_signal_lookup(signal, controller.gType)
            // Only signals without arguments are emitted.
            guard id != 0, generator.bool() else { continue }
            var query = GSignalQuery()
            g_signal_query(id, &query)
            if query.n_params == 0 { combinegtk_emit(controller.pointer, id) }
        }
        if generator.int(below: 3) == 0 { widget.removeController(controller) }
    }

    // MARK: Later

    private func changeLater(_ widget: Widget) {
        let delay = Duration.milliseconds(generator.int(below: 5))
        DispatchQueue.main.asyncAfter(deadline: .now() + delay / .seconds(1)) { [weak widget] in
            MainActor.assumeIsolated { widget?.addCSSClass("later") }
        }
    }

    private func schedule(_ widget: Widget) {
        let context = MainContext.default
        switch generator.int(below: 3) {
        case 0: context.schedule { [weak widget] in widget?.addCSSClass("scheduled") }
        case 1:
            let date = context.now.advanced(by: .milliseconds(generator.int(below: 5)))
            context.schedule(after: date) { [weak widget] in widget?.removeCSSClass("scheduled") }
        default:
            let repetition = context.schedule(after: context.now, interval: .milliseconds(2)) { [weak widget] in
                widget?.opacity = widget?.opacity == 1 ? 0.5 : 1
            }
            repetitions.append(AnyCancellable(repetition))
            // There are only a few, because they keep the main loop busy.
            if repetitions.count > 3 { repetitions.removeFirst() }
        }
    }

    private func runTask(_ widget: Widget) {
        Task { @MainActor in
            await Task.yield()
            widget.isVisible = true
            // The test doesn't wait for this task. It resumes between later operations or after the window was closed.
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
