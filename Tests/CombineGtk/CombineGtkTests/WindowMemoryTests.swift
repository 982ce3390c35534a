import CGtk
import CombineGtk
import Foundation
import GtkTesting
import XCTest

/// Opens, draws and closes windows with bound widgets, and checks that the heap doesn't grow.
///
/// `COMBINEGTK_WINDOWS` sets the number of windows. The default is 200.
@MainActor
final class WindowMemoryTests: GtkTestCase {
    /// The number of windows that are open at the same time. They share the time of waiting for a frame.
    private let batch = 10
    private let lines = 10

    func testReleasesBoundWindows() {
        let model = MemoryTestModel()
        let growth = growthOfHeap("bound windows") { number in
            model.name = "name \(number)"
            model.relay.accept("relay \(number)")
            model.item = number.isMultiple(of: 3) ? nil : model.items[number % 2]
            let window = MemoryTestWindow(model)
            window.present()
            return OpenedWindow(pointer: window.pointer) { window.close() }
        }
        XCTAssertLessThan(growth, allowedGrowth, "bytes for each window")
        XCTAssertEqual(MemoryTestWindow.alive, 0)
    }

    /// Measures the same widgets in C, in order to distinguish leaks of GTK from leaks of this package.
    func testReleasesWindowsCreatedInC() {
        let growth = growthOfHeap("windows of C") { number in
            let pointer = WindowOfC.present("name \(number)")
            return OpenedWindow(pointer: pointer) {
                gtk_window_destroy(pointer.assumingMemoryBound(to: GtkWindow.self))
            }
        }
        XCTAssertLessThan(growth, allowedGrowth, "bytes for each window")
    }

    private var count: Int {
        ProcessInfo.processInfo.environment["COMBINEGTK_WINDOWS"].flatMap { Int($0) } ?? 200
    }

    /// The allowed growth for each window, in bytes. If there are few windows, it allows for normal variations of the
    /// heap.
    private var allowedGrowth: Int { max(16, 100_000 / count) }

    /// Returns the growth of the heap for each window, in bytes. Before the measurement, half as many windows are
    /// opened as a warm-up.
    ///
    /// The result is the median of several measurements. A leak affects all of them, but a growing cache of GTK or the
    /// font library affects only one.
    private func growthOfHeap(_ name: String, _ open: (Int) -> OpenedWindow) -> Int {
        var samples: [Int] = []
        for line in 0..<lines + lines / 2 {
            for number in stride(from: 0, to: count / lines, by: batch) { openAndClose(line * count + number, open) }
            let used = usedBytes()
            if count >= 1000 {
                print("\(name), \((line + 1) * count / lines): \(used) bytes in use")
                fflush(nil)
            }
            samples.append(used)
        }
        let warm = samples[(lines / 2 - 1)...]
        let growths = zip(warm.dropFirst(), warm).map { $0 - $1 }
        print("\(name): \(count) more windows, more bytes in use by \(growths)")
        return growths.sorted()[lines / 2] / (count / lines)
    }

    private func openAndClose(_ number: Int, _ open: (Int) -> OpenedWindow) {
        let windows = (0..<batch).map { open(number + $0) }
        wait("a frame of each window") { windows.allSatisfy { $0.isDrawn } }
        for window in windows { window.close() }
    }

    private func usedBytes() -> Int {
        pumpUntilIdle()
        wait("the windows' end") { openWindows.isEmpty }
        pumpUntilIdle()
        let information = mallinfo2()
        return Int(information.uordblks) + Int(information.hblkhd)
    }
}

/// A window that has been presented.
@MainActor
private struct OpenedWindow {
    let pointer: UnsafeMutableRawPointer
    let close: () -> Void

    /// A Boolean value that indicates whether a frame has been drawn.
    var isDrawn: Bool {
        let widget = pointer.assumingMemoryBound(to: GtkWidget.self)
        guard gtk_widget_get_mapped(widget) != 0, let clock = gtk_widget_get_frame_clock(widget) else { return false }
        if gdk_frame_clock_get_frame_counter(clock) > 0 { return true }
        gtk_widget_queue_draw(widget)
        return false
    }
}

private final class MemoryTestItem: ObservableObject {
    @Published var title = "title"
}

/// A model that outlives the windows.
private final class MemoryTestModel: ObservableObject {
    @Published var name = ""
    @OptionalObservedObject var item: MemoryTestItem?
    let relay = CurrentValueRelay("")
    let items = [MemoryTestItem(), MemoryTestItem()]
    let (sequence, continuation) = AsyncStream.makeStream(of: String.self)
}

/// A window with a binding of each kind.
private final class MemoryTestWindow: Window {
    static var alive = 0
    private let entries = (0..<4).map { _ in Entry() }
    private let labels = (0..<4).map { _ in Label() }
    private let button = Button(label: "button")
    private var clicks = 0

    init(_ model: MemoryTestModel) {
        super.init()
        Self.alive += 1
        let box = Box(orientation: .vertical, spacing: 0)
        for entry in entries { box.append(entry) }
        for label in labels { box.append(label) }
        box.append(button)
        child = box

        entries[0].reactive.text <~> Bindable(model).name
        entries[1].reactive.text <~> model.relay
        entries[2].reactive.text <~> model.$item.title
        entries[3].publisher(for: \.text).sink(on: self) { $0.clicks += $1.count }
        labels[0].reactive.label <~ model.relay
        labels[1].reactive.label <~ model.$name.map { "named \($0)" }
        labels[2].reactive.label <~ { model.item?.title ?? "none" }
        labels[3].observe { label in label.label = model.name }
        observe { window in window.title = model.name }
        button.clicked.sink(on: self) { window in window.clicks += 1 }
        let action = SimpleAction(name: "act")
        action.activate.sink(on: self) { window, _ in window.clicks += 1 }
        let group = SimpleActionGroup()
        group.addAction(action)
        insertActionGroup("test", group: group)
        let gesture = GestureClick()
        gesture.pressed.sink(on: self) { window, _ in window.clicks += 1 }
        box.addController(gesture)
        entries[3].text = "abc"
        button.emitClicked()
        _ = activateAction("test.act")
    }

    isolated deinit {
        Self.alive -= 1
    }
}

extension Button {
    fileprivate func emitClicked() {
        combinegtk_emit(pointer, g_signal_lookup("clicked", gType))
    }
}

/// A window with the same widgets, created with C functions.
@MainActor
private enum WindowOfC {
    static func present(_ name: String) -> UnsafeMutableRawPointer {
        guard let window = gtk_window_new(), let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) else {
            fatalError("GTK made no window")
        }
        let pointer = UnsafeMutableRawPointer(window)
        let boxPointer = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
        let entries = (0..<4).map { _ in gtk_entry_new() }
        let labels = (0..<4).map { _ in gtk_label_new("") }
        for child in entries + labels { gtk_box_append(boxPointer, child) }
        for (entry, label) in zip(entries, labels) {
            g_object_bind_property(entry, "text", label, "label", G_BINDING_SYNC_CREATE)
            gtk_editable_set_text(OpaquePointer(entry), name)
        }
        let clicked: @convention(c) (gpointer?, gpointer?) -> Void = { _, _ in }
        let button = gtk_button_new_with_label("button")
        let callback = unsafeBitCast(clicked, to: GCallback.self)
        g_signal_connect_data(button, "clicked", callback, nil, nil, GConnectFlags(rawValue: 0))
        gtk_box_append(boxPointer, button)
        gtk_widget_add_controller(box, gtk_gesture_click_new())
        let action = g_simple_action_new("act", nil)
        let group = g_simple_action_group_new()
        g_action_map_add_action(OpaquePointer(group), action)
        gtk_widget_insert_action_group(window, "test", group.map { OpaquePointer($0) })
        g_object_unref(UnsafeMutableRawPointer(action))
        g_object_unref(group)
        gtk_window_set_child(pointer.assumingMemoryBound(to: GtkWindow.self), box)
        gtk_window_set_title(pointer.assumingMemoryBound(to: GtkWindow.self), name)
        gtk_window_present(pointer.assumingMemoryBound(to: GtkWindow.self))
        return pointer
    }
}
