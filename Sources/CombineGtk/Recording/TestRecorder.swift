#if DEBUG
import CGtk
import Gtk

/// A recorder that writes the user's actions to a file, as a test that uses GtkTesting.
///
/// The environment variable `COMBINEGTK_RECORD` contains the path of the file to write. The recorder exists in debug
/// builds only, and writes no other file.
@MainActor
final class TestRecorder {
    /// The key that records the text under the pointer. The program also receives the key.
    private static let expectationKey = Key.f12

    /// The path of the file to write, or nil if nothing is recorded.
    static var path: String? {
        getenv("COMBINEGTK_RECORD").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static var shared: TestRecorder?
    private static var observesEvents = false

    private let path: String
    private var script: RecordedScript
    /// The window that is called `window` in the test.
    private weak var mainWindow: Window?
    /// The last recorded click and its time, to detect double clicks.
    private var lastPress: (step: RecordedStep, time: UInt32)?
    private var hasReportedFailure = false

    /// Starts the recorder if the environment variable `COMBINEGTK_RECORD` is set.
    ///
    /// - Parameter command: The name of the program's executable, which is the name of its module by default.
    static func start(recording app: Any.Type, command: String, arguments: [String]) {
        guard shared == nil, let path else { return }
        let module = getenv("COMBINEGTK_RECORD_MODULE").map { String(cString: $0) } ?? command
        let test = getenv("COMBINEGTK_RECORD_TEST").map { String(cString: $0) } ?? "testRecorded"
        let recorder = TestRecorder(
            path,
            RecordedScript(path: path, module: module, test: test, app: "\(app)", arguments: arguments)
        )
        shared = recorder
        recorder.report("recording to \(path). To expect the text under the pointer, press F12")
        recorder.write()
        observeEvents()
    }

    /// Stops the recorder. Tests of the recorder call this method.
    static func stop() { shared = nil }

    private init(_ path: String, _ script: RecordedScript) {
        self.path = path
        self.script = script
    }

    /// Observes all events of all surfaces, before GTK handles them.
    private static func observeEvents() {
        if observesEvents { return }
        observesEvents = true
        addEmissionHook("event", of: gdk_surface_get_type()) { _, _, values, _ in TestRecorder.received(values) }
    }

    /// Handles the `event` signal of a surface. The values are the surface and the event. Returns true to keep the
    /// emission hook.
    private nonisolated static func received(_ values: UnsafePointer<GValue>?) -> gboolean {
        guard let values else { return 1 }
        // This is safe because events are delivered on the main thread.
        nonisolated(unsafe) let surface = g_value_get_object(values)
        nonisolated(unsafe) let event = g_value_peek_pointer(values + 1)
        MainActor.assumeIsolated {
            if let surface, let event { shared?.handle(OpaquePointer(event), in: OpaquePointer(surface)) }
        }
        return 1
    }

    // MARK: Events

    private func handle(_ event: OpaquePointer, in surface: OpaquePointer) {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS: pressed(event, in: surface)
        case GDK_KEY_PRESS: keyPressed(event, in: surface)
        case GDK_SCROLL: scrolled(event, in: surface)
        default: return
        }
        write()
    }

    private func pressed(_ event: OpaquePointer, in surface: OpaquePointer) {
        guard let place = place(of: event, in: surface), let window = container(of: place.widget) else { return }
        if place.widget.ancestor(ofType: WindowControls.self) != nil {
            let isClose = place.widget is Button && place.widget.hasCSSClass("close")
            if isClose || place.widget.parent?.hasCSSClass("close") == true { add(.close, in: window) }
            return
        }
        let button = Int(gdk_button_event_get_button(event))
        let time = gdk_event_get_time(event)
        let modifiers = Self.modifiers(of: event)
        if button == 1, modifiers.isEmpty, let item = place.widget.menuItem { return add(.choose([item]), in: window) }
        let target = RecordedWidget(place.widget, at: place.point, in: window)
        if button == 1, let menu = target.menuTitle, modifiers.isEmpty { return add(.choose([menu]), in: window) }
        let step = RecordedStep.click(target, button: button, modifiers: modifiers)
        if let lastPress, lastPress.step == step, time &- lastPress.time < 400, script.last == step {
            script.replaceLast(with: .doubleClick(target, modifiers: modifiers))
            self.lastPress = nil
            return
        }
        add(step, in: window)
        lastPress = (step, time)
    }

    private func keyPressed(_ event: OpaquePointer, in surface: OpaquePointer) {
        guard gdk_key_event_is_modifier(event) == 0, let native = gtk_native_get_for_surface(surface) else { return }
        let widget = Widget.wrap(UnsafeMutableRawPointer(native))
        guard let window = window(of: widget) else { return }
        let shown = window.focus?.enclosingDialog ?? window
        let key = Key(rawValue: Int(gdk_key_event_get_keyval(event)))
        if key == Self.expectationKey { return expect(under: event) }
        let modifiers = Self.modifiers(of: event)
        let character = gdk_keyval_to_unicode(guint(key.rawValue))
        if modifiers.subtracting([.shiftMask]).isEmpty, character >= 32, character != 127,
            let scalar = Unicode.Scalar(character)
        {
            let focus = window.focus?.meantWidget
            return add(.type(String(scalar), focus.map { RecordedWidget($0, in: shown) }), in: shown)
        }
        add(.press(key, modifiers: modifiers), in: shown)
    }

    private func scrolled(_ event: OpaquePointer, in surface: OpaquePointer) {
        guard let place = place(of: event, in: surface), let window = container(of: place.widget) else { return }
        var (x, y) = (0.0, 0.0)
        let direction: String
        var notches = 1
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_UP: direction = "up"
        case GDK_SCROLL_DOWN: direction = "down"
        case GDK_SCROLL_LEFT: direction = "left"
        case GDK_SCROLL_RIGHT: direction = "right"
        default:
            gdk_scroll_event_get_deltas(event, &x, &y)
            notches = Int(max(abs(x), abs(y)).rounded())
            if abs(x) > abs(y) { direction = x > 0 ? "right" : "left" } else { direction = y > 0 ? "down" : "up" }
        }
        guard notches > 0 else { return }
        // Scrolling moves the widget at the pointer, but not the scrolled window that contains it.
        let view = place.widget.ancestor(ofType: ScrolledWindow.self) ?? place.widget
        if case .scroll(let last, let lastView, let count) = script.last, last == direction, lastView.widget === view {
            return script.replaceLast(with: .scroll(direction, lastView, count + notches))
        }
        add(.scroll(direction, RecordedWidget(view, in: window), notches), in: window)
    }

    /// Adds a step that expects the text under the pointer.
    private func expect(under event: OpaquePointer) {
        guard let seat = gdk_display_get_default_seat(gdk_event_get_display(event)),
            let pointer = gdk_seat_get_pointer(seat)
        else { return }
        var (x, y) = (0.0, 0.0)
        guard let surface = gdk_device_get_surface_at_position(pointer, &x, &y),
            let place = place(x, y, in: surface), let window = container(of: place.widget)
        else { return }
        guard let shown = place.widget.textUnderPointer else { return report("there is no text under the pointer") }
        if shown.widget is Label {
            add(.expect(nil, shown.text), in: window)
        } else {
            add(.expect(RecordedWidget(shown.widget, in: window), shown.text), in: window)
        }
        report("expecting \(RecordedScript.literal(shown.text))")
    }

    /// Adds a step of the user.
    ///
    /// - Parameter shown: The window in which the user performs the step, or the dialog if the dialog is inside a
    ///   window.
    private func add(_ step: RecordedStep, in shown: Widget) {
        if mainWindow == nil, script.isEmpty { mainWindow = shown as? Window }
        let place: RecordedScript.Place
        if shown === mainWindow {
            place = .mainWindow
        } else if let window = shown as? Window, window.transientFor == nil, let title = window.title, !title.isEmpty {
            place = .window(title: title)
        } else {
            place = .dialog
        }
        script.add(step, in: place)
    }

    // MARK: Widgets

    /// Returns the widget at the position of an event, and the position within the widget.
    private func place(
        of event: OpaquePointer,
        in surface: OpaquePointer
    ) -> (widget: Widget, point: (x: Double, y: Double))? {
        var (x, y) = (0.0, 0.0)
        guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
        return place(x, y, in: surface)
    }

    private func place(
        _ x: Double,
        _ y: Double,
        in surface: OpaquePointer
    ) -> (widget: Widget, point: (x: Double, y: Double))? {
        guard let native = gtk_native_get_for_surface(surface) else { return nil }
        var (shiftX, shiftY) = (0.0, 0.0)
        gtk_native_get_surface_transform(native, &shiftX, &shiftY)
        let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        guard let picked = gtk_widget_pick(root, x - shiftX, y - shiftY, GTK_PICK_DEFAULT) else { return nil }
        var (pickedX, pickedY) = (0.0, 0.0)
        gtk_widget_translate_coordinates(root, picked, x - shiftX, y - shiftY, &pickedX, &pickedY)
        return (Widget.wrap(UnsafeMutableRawPointer(picked)), (pickedX, pickedY))
    }

    private func window(of widget: Widget) -> Window? { widget.root as? Window }

    /// Returns the dialog that contains a widget, if the dialog is inside a window. Otherwise, returns the window that
    /// contains the widget.
    private func container(of widget: Widget) -> Widget? { widget.enclosingDialog ?? window(of: widget) }

    private static func modifiers(of event: OpaquePointer) -> ModifierType {
        let state = ModifierType(rawValue: Int(gdk_event_get_modifier_state(event).rawValue))
        return state.intersection([.shiftMask, .controlMask, .altMask, .superMask])
    }

    // MARK: The file

    private func write() {
        let text = script.text
        var error: UnsafeMutablePointer<GError>?
        guard g_file_set_contents(path, text, gssize(text.utf8.count), &error) == 0 else { return }
        defer { g_error_free(error) }
        guard !hasReportedFailure, let error else { return }
        hasReportedFailure = true
        report("\(path) can't be written: \(String(cString: error.pointee.message))")
    }

    private func report(_ text: String) { combinegtk_print_error("\(text)\n") }
}
#endif
