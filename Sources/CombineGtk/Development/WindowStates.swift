#if DEBUG
import CGtk
import Gtk

/// The states of a program's windows and view models, as messages.
@MainActor
struct WindowStates {
    private(set) var messages: [DevMessage] = []

    /// Reads the states of an application's windows. Dialogs aren't included.
    ///
    /// - Parameter program: The ``GtkApp`` of the program. Like a window, it can have properties that contain view
    ///   models.
    init(of application: Application, _ program: Any) {
        let windows = Self.windows(of: application)
        for (key, property) in KeptProperties.all(in: [program] + windows) {
            if let value = property.storedValue { messages.append(DevMessage("model", [key, value.text])) }
        }
        let active = application.activeWindow
        for window in windows { add(window, isActive: window === active) }
    }

    /// Reads the state of a window without its view models.
    init(of window: Window) { add(window, isActive: true) }

    /// Returns the visible windows that don't belong to another window, in the order in which they last had the focus.
    /// In contrast, `application.windows` begins with the most recently focused window.
    static func windows(of application: Application) -> [Window] {
        application.windows.reversed().filter { $0.isVisible && $0.transientFor == nil }
    }

    /// Returns the text that identifies a window: its class, and the identity that the program gave it.
    static func key(of window: Window) -> String {
        let identity = WindowIdentity.of(window)
        return [WidgetTree.typeName(window.pointer), identity?.name ?? "", identity?.id ?? ""].joined(separator: " ")
    }

    private mutating func add(_ window: Window, isActive: Bool) {
        let position = WindowPosition(of: window)
        let number = "\(messages.count { $0.name == "window" })"
        var (width, height): (gint, gint) = (0, 0)
        gtk_window_get_default_size(window.pointer.assumingMemoryBound(to: GtkWindow.self), &width, &height)
        messages.append(
            DevMessage(
                "window",
                [
                    Self.key(of: window), "\(width)", "\(height)", "\(window.isMaximized)", "\(window.isFullscreen)",
                    position.map { "\($0.x)" } ?? "", position.map { "\($0.y)" } ?? "", "\(isActive)",
                ]
            )
        )
        var paths: [WidgetTree.Pointer: String] = [:]
        var states: [WidgetState] = []
        WidgetTree.forEach(in: window.widgetPointer) { widget, path in
            paths[widget] = path
            states += WidgetState.states(of: widget, path: path)
        }
        if let focus = gtk_window_get_focus(window.pointer.assumingMemoryBound(to: GtkWindow.self)),
            let owner = WidgetTree.owner(of: focus, in: paths)
        {
            states.append(WidgetState(kind: .focus, path: owner.path, values: []))
        }
        for state in states {
            messages.append(DevMessage("widget", [number, state.kind.rawValue, state.path] + state.values))
        }
    }
}

/// An object that restores the states of windows and view models.
@MainActor
final class StateRestoration {
    private let messages: [DevMessage]
    private let application: Application
    private let program: Any
    /// The restored windows, by their number in the messages.
    private var windows: [String: Window] = [:]
    private var positions: [(window: Window, position: WindowPosition)] = []
    private var pending: [(window: Window, state: WidgetState)] = []

    init(_ messages: [DevMessage], of application: Application, _ program: Any) {
        (self.messages, self.application, self.program) = (messages, application, program)
    }

    /// Opens the windows that were open, and restores their sizes and the properties of view models.
    func restoreWindows(_ presentNewWindow: () throws -> Void) {
        let entries = messages.filter { $0.name == "window" }
        if entries.isEmpty, !messages.contains(where: { $0.name == "model" }) { return }
        let first = WindowStates.windows(of: application).first.map(WindowStates.key)
        var unmatched = WindowStates.windows(of: application)
        for (number, entry) in entries.enumerated() {
            let key = entry.field(0)
            if !unmatched.contains(where: { WindowStates.key(of: $0) == key }), key == first {
                do { try presentNewWindow() } catch { LiveReload.report(error) }
                unmatched = WindowStates.windows(of: application).filter { window in
                    !windows.values.contains { $0 === window }
                }
            }
            guard let index = unmatched.firstIndex(where: { WindowStates.key(of: $0) == key }) else { continue }
            let window = unmatched.remove(at: index)
            windows["\(number)"] = window
            restore(entry, of: window)
        }
        restoreModels()
        startToRestoreWidgets()
    }

    /// Restores the recorded state of a window in another window of the same class.
    func restore(in window: Window) {
        windows = ["0": window]
        if let entry = messages.first(where: { $0.name == "window" }) { restore(entry, of: window) }
        startToRestoreWidgets()
    }

    private func startToRestoreWidgets() {
        for message in messages where message.name == "widget" {
            guard let window = windows[message.field(0)], let kind = WidgetState.Kind(rawValue: message.field(1)) else {
                continue
            }
            let values = Array(message.fields.dropFirst(3))
            pending.append((window, WidgetState(kind: kind, path: message.field(2), values: values)))
        }
        apply([.property, .page])
    }

    private func restore(_ entry: DevMessage, of window: Window) {
        if let width = Int(entry.field(1)), let height = Int(entry.field(2)), width > 0, height > 0 {
            window.setDefaultSize(width, height: height)
        }
        if entry.field(3) == "true" { window.maximize() }
        if entry.field(4) == "true" { window.fullscreen() }
        if let x = Int(entry.field(5)), let y = Int(entry.field(6)) {
            positions.append((window, WindowPosition(x: x, y: y)))
        }
    }

    private func restoreModels() {
        var values: [String: StoredValue] = [:]
        for message in messages where message.name == "model" {
            values[message.field(0)] = try? StoredValue(text: message.field(1))
        }
        if values.isEmpty { return }
        for (key, property) in KeptProperties.all(in: [program] + WindowStates.windows(of: application)) {
            if let value = values[key] { property.storedValue = value }
        }
    }

    /// Restores the states of the widgets. This takes several frames, because lists have no rows before their first
    /// layout.
    func run() async {
        // 120 frames are about two seconds, which is enough for a list that is loaded from a file.
        for frame in 0..<120 {
            try? await Task.sleep(for: .milliseconds(16))
            let isLate = frame > 60
            positions.removeAll { $0.position.move($0.window) }
            apply([.property, .page, .selection])
            if !isLate, pending.contains(where: { $0.state.kind == .selection }) { continue }
            // In the next frame, bindings forward the restored selection, which can change text. Therefore, text is
            // restored after that frame.
            if frame < 2 { continue }
            // Focusing a widget scrolls its container, so the scroll positions are restored last.
            apply([.text, .buffer, .focus, .scroll])
            if pending.isEmpty, positions.isEmpty { break }
            // After 60 frames, a pending state other than a scroll position belongs to a widget that no longer exists.
            if isLate, !pending.contains(where: { $0.state.kind == .scroll }) { break }
        }
        pending = []
        let active = messages.filter { $0.name == "window" }.firstIndex { $0.field(7) == "true" }
        if let active, let window = windows["\(active)"], windows.count > 1 { window.present() }
    }

    private func apply(_ kinds: [WidgetState.Kind]) {
        var widgets: [ObjectIdentifier: [String: WidgetTree.Pointer]] = [:]
        for kind in kinds {
            var rest: [(window: Window, state: WidgetState)] = []
            for (window, state) in pending {
                guard state.kind == kind, window.isVisible else {
                    if window.isVisible { rest.append((window, state)) }
                    continue
                }
                let id = ObjectIdentifier(window)
                if widgets[id] == nil {
                    var found: [String: WidgetTree.Pointer] = [:]
                    WidgetTree.forEach(in: window.widgetPointer) { found[$1] = $0 }
                    widgets[id] = found
                }
                guard let widget = widgets[id]?[state.path] else {
                    rest.append((window, state))
                    continue
                }
                if state.isCurrent(of: widget) { continue }
                if !state.apply(to: widget) { rest.append((window, state)) }
                // The change can add and remove widgets, so they are looked up again.
                if kind != .scroll { widgets = [:] }
            }
            pending = rest
        }
    }
}
#endif
