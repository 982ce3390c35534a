import CGtk
import Gtk

extension User {
    /// Presses a button over a widget, moves the pointer to another widget, and releases it there.
    ///
    /// ```swift
    /// user.drag(from: photo, to: album)
    /// user.drag(from: photo, to: album, modifiers: .control)   // copies
    /// ```
    ///
    /// - If the pressed widget starts a drag and drop, the method returns after the drop was accepted or rejected.
    /// - The other widget can be in another window, which must not be covered, see ``moveWindow(to:file:line:)``.
    ///
    /// - Parameters:
    ///   - start: The position in pixels from the widget's top left corner, or nil for its center.
    ///   - end: The position in pixels from the other widget's top left corner, or nil for its center.
    ///   - modifiers: The keys that are held during the drag.
    public func drag(
        from widget: Widget,
        at start: (x: Double, y: Double)? = nil,
        to other: Widget,
        at end: (x: Double, y: Double)? = nil,
        button: MouseButton = .primary,
        modifiers: KeyModifiers = [],
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        attempt(file, line) { () throws(UserFailure) in
            let devices = try enterWindow()
            let first = try screenPoint(of: widget, start, devices)
            let name = Self.name(of: widget)
            let former = devices.dragSource
            let ended = DragEnds.count
            devices.movePointer(toX: first.x, y: first.y)
            setDoubleClickDistance(0)
            devices.hold(modifiers)
            devices.pressPointer(button: button.rawValue)
            settle(devices)
            waitForDrags()
            var outcome = Result<Void, UserFailure>.success(())
            do throws(UserFailure) {
                try move(from: first, to: other, end, devices)
            } catch {
                outcome = .failure(error)
            }
            let isDragAndDrop = devices.dragSource != former && devices.dragSource != 0
            // Buttons and keys are released even if the drag fails.
            devices.releasePointer(button: button.rawValue)
            devices.release(modifiers)
            settle(devices)
            setDoubleClickDistance(Self.doubleClickDistance)
            try outcome.get()
            guard isDragAndDrop else { return }
            guard MainContext.pump(until: { DragEnds.count > ended }) else { throw .unfinishedDrag(name) }
            settle(devices)
        }
    }

    /// Waits until GTK no longer ignores motion as accidental. Newer versions do so after a press, for example 4.18 for
    /// 100 milliseconds.
    private func waitForDrags() {
        if GTK.version.minor > 8 { _ = MainContext.pump(for: .milliseconds(120), until: { false }) }
    }

    /// Moves the pointer to a point in several steps: away from the start, so that a drag begins, then halfway, and
    /// then to the end.
    private func move(
        from first: (x: Int, y: Int),
        to other: Widget,
        _ end: (x: Double, y: Double)?,
        _ devices: InputDevices
    ) throws(UserFailure) {
        let last = try screenPoint(of: other, end, devices)
        let (dx, dy) = (last.x - first.x, last.y - first.y)
        let distance = max(abs(dx), abs(dy))
        // The distance at which a press becomes a drag, and one more pixel.
        let threshold = 1 + (Gtk.Settings.default?.dndDragThreshold ?? 8)
        // A target in another window is notified at the first motion over it, and again at the next.
        for step in [threshold, threshold + 1, (threshold + distance) / 2, distance - 1] where step < distance {
            devices.movePointer(toX: first.x + dx * step / distance, y: first.y + dy * step / distance)
            settle(devices)
            deliverMotion(over: window)
        }
        // Changes at the beginning of the drag may have moved the target.
        let place = try screenPoint(of: other, end, devices)
        devices.movePointer(toX: place.x, y: place.y)
        settle(devices)
        deliverMotion(over: other)
        // The target and the source of the drag exchange messages through the X server.
        deliverMotion(over: other)
    }
}

/// The ends of drags and drops.
@MainActor
enum DragEnds {
    /// The number of drags that have begun in this program since the first call.
    static var count: Int {
        _ = observed
        return ends
    }

    private static var ends = 0

    private static let observed: Void = {
        let type = gdk_drag_get_type()
        // The signals exist once the class does.
        g_type_class_unref(g_type_class_ref(type))
        for signal in ["dnd-finished", "cancel"] {
            let hook: GSignalEmissionHook = { _, _, _, _ in
                MainActor.assumeIsolated { DragEnds.ends += 1 }
                return 1
            }
            g_signal_add_emission_hook(g_signal_lookup(signal, type), 0, hook, nil, nil)
        }
    }()
}
