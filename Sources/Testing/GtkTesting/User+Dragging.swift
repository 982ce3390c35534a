import CGtk
import Gtk

extension User {
    /// Presses a mouse button on a widget, moves the pointer to another widget, and releases the button.
    ///
    /// ```swift
    /// user.drag(from: photo, to: album)
    /// user.drag(from: photo, to: album, modifiers: .control)   // copies
    /// ```
    ///
    /// - The two positions must be different. If the press hides or moves one of the widgets so that they're at the same
    ///   position, the test fails.
    /// - If the motion starts a drag and drop, the method returns after the drop was accepted or rejected.
    /// - The other widget can be in another window. The user's window must not cover that window. See
    ///   ``moveWindow(to:file:line:)``.
    ///
    /// - Parameters:
    ///   - start: The position in pixels from the top left corner of the widget, or nil for its center.
    ///   - end: The position in pixels from the top left corner of the other widget, or nil for its center.
    ///   - modifiers: The modifier keys that are held during the drag.
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
            let previous = devices.dragSource
            let ended = DragEnds.count
            devices.movePointer(toX: first.x, y: first.y)
            setDoubleClickDistance(0)
            devices.hold(modifiers)
            devices.pressPointer(button: button.rawValue)
            settle(devices)
            // Newer versions of GTK treat motion shortly after a press as accidental, for example GTK 4.18 for 100
            // milliseconds.
            if GTK.version.minor > 8 { _ = MainContext.pump(for: .milliseconds(120), until: { false }) }
            var outcome = Result<Void, UserFailure>.success(())
            do throws(UserFailure) {
                try move(from: first, to: other, end, devices)
            } catch {
                outcome = .failure(error)
            }
            let isDragAndDrop = devices.dragSource != previous && devices.dragSource != 0
            // Releases the button and the keys even if the drag fails.
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

    /// Moves the pointer in several steps: far enough to start a drag, then halfway, and then to the end.
    private func move(
        from first: (x: Int, y: Int),
        to other: Widget,
        _ end: (x: Double, y: Double)?,
        _ devices: InputDevices
    ) throws(UserFailure) {
        let last = try screenPoint(of: other, end, devices)
        let (dx, dy) = (last.x - first.x, last.y - first.y)
        let distance = max(abs(dx), abs(dy))
        guard distance > 0 else { throw .noDistance(Self.name(of: other)) }
        // A press becomes a drag when the pointer has moved by more than this distance.
        let threshold = 1 + (Gtk.Settings.default?.dndDragThreshold ?? 8)
        // A target in another window is only notified after the second motion over it.
        for step in [threshold, threshold + 1, (threshold + distance) / 2, distance - 1] where step < distance {
            devices.movePointer(toX: first.x + dx * step / distance, y: first.y + dy * step / distance)
            settle(devices)
            deliverMotion(over: window)
        }
        // The target may have moved, because the program can change the window when a drag begins.
        let place = try screenPoint(of: other, end, devices)
        devices.movePointer(toX: place.x, y: place.y)
        settle(devices)
        deliverMotion(over: other)
        // Lets the source and the target of the drag exchange messages through the X server.
        deliverMotion(over: other)
    }
}

@MainActor
enum DragEnds {
    /// The number of drags in this program that have ended since the property was first read.
    static var count: Int {
        _ = observed
        return ends
    }

    private static var ends = 0

    private static let observed: Void = {
        for signal in ["dnd-finished", "cancel"] {
            addEmissionHook(signal, of: gdk_drag_get_type()) { _, _, _, _ in
                MainActor.assumeIsolated { DragEnds.ends += 1 }
                return 1
            }
        }
    }()
}
