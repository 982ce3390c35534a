import CGtk
import Gsk

/// Tears down closed windows: releases the objects that a window and its widgets would otherwise retain.
///
/// `gtk_window_destroy` doesn't dispose of a window that has other references, for example from a Swift variable or a
/// closure. Without a teardown, the widgets in the window would stay alive, with their handlers and everything that the
/// handlers capture. A window counts as destroyed when it's removed from the GTK list of windows.
///
/// The teardown of a window and everything in it consists of these steps:
/// 1. Handlers of `destroy` run, starting with those of the innermost widgets. The window is still unchanged but no
///    longer visible, because `unrealize` was already emitted.
/// 2. Subscriptions finish, and signal connections are removed.
/// 3. Bindings and ``Object/cancellables`` are cancelled.
/// 4. Closures that GTK keeps are released.
/// 5. GTK disposes of the window, and objects without other owners are freed.
@MainActor
enum WindowTeardown {
    /// The windows in the GTK list of windows, in the same order. They aren't retained.
    private static var toplevels: [UnsafeMutableRawPointer] = []
    /// The windows that were destroyed and haven't been torn down yet.
    private static var destroyed: [Window] = []

    static func start() {
        Application.whenRunEnds = { finishAll() }
        Diagnostics.givenName = { object in (object as? Widget)?.givenName }
        ObservationSource.attach()
        // GDK is about to deliver an event. Its handlers must find what the handlers of earlier events have changed.
        addEmissionHook("event", of: gdk_surface_get_type()) { _, _, _, _ in
            MainThread.assume {
                if ObservationQueue.isAnyWaiting { ChangeOrigin.running { ObservationQueue.flush() } }
            }
            return 1
        }
        // The high priority ensures that the undo group of a key event ends before the next key event is handled.
        UndoManager.runAfterEvent = { run in
            MainContext.default.schedule(options: .init(priority: .high)) { MainThread.enter(run) { $0() } }
        }
        // Observations wait for the next frame only if the widget is visible.
        Object.findObservationClock = { object in (object as? Widget).flatMap { $0.isMapped ? $0.frameClock : nil } }
        guard let list = gtk_window_get_toplevels() else { return }
        let callback: ItemsChangedHandler = { list, position, removed, added, _ in
            MainThread.assume {
                WindowTeardown.toplevelsChanged(list, Int(position), removed: Int(removed), added: Int(added))
            }
        }
        // The handler is never disconnected, because the list exists as long as the program runs.
        let handler = unsafeBitCast(callback, to: GCallback.self)
        connectCallback(handler, to: "items-changed", of: UnsafeMutableRawPointer(list))
        toplevelsChanged(list, 0, removed: 0, added: Int(g_list_model_get_n_items(list)))
    }

    private static func toplevelsChanged(_ list: OpaquePointer, _ position: Int, removed: Int, added: Int) {
        let removedWindows = toplevels[position..<position + removed]
        var new: [UnsafeMutableRawPointer] = []
        for index in position..<position + added {
            guard let window = g_list_model_get_item(list, guint(index)) else { continue }
            new.append(window)
            WindowOwnership.watch(window)
            RemovedFocus.watch(window)
            _ = RemovedPopover.watch
            RemovedDefault.watch(window)
            UnpresentedWindow.watch(window)
            #if DEBUG
            InspectorPage.register
            #endif
            g_object_unref(window)
        }
        let windows = removedWindows.compactMap { Object.existingWrapper(for: $0) as? Window }
        toplevels.replaceSubrange(position..<position + removed, with: new)
        for window in removedWindows { OpenPopover.closeAll(in: window) }
        if windows.isEmpty { return }
        // GTK is still destroying the window, so the teardown is scheduled for later.
        if destroyed.isEmpty { scheduleTeardown() }
        destroyed += windows
    }

    private static func scheduleTeardown() {
        let function: GSourceFunc = { _ in
            MainThread.assume { WindowTeardown.finishAll() }
            return 0
        }
        g_idle_add_full(G_PRIORITY_HIGH, function, nil, nil)
    }

    static func isOpen(_ window: Window) -> Bool { isOpen(window.pointer) }

    /// Returns a Boolean value that indicates whether a window is in the GTK list of windows.
    static func isOpen(_ window: UnsafeMutableRawPointer) -> Bool { toplevels.contains(window) }

    /// Tears down all windows that were destroyed and haven't been torn down yet. For example, this method is called
    /// when the program exits because its last window was closed.
    static func finishAll() {
        while let window = destroyed.first { finish(window) }
    }

    /// Tears down a destroyed window, unless it was already torn down.
    static func finish(_ window: Window) {
        guard let index = destroyed.firstIndex(where: { $0 === window }) else { return }
        destroyed.remove(at: index)
        let objects = wrappedContent(of: window.widgetPointer).reversed() + [window]
        for object in objects { object.deliver("destroy") }
        for object in objects { object.endConnections() }
        for object in objects { object.endBindings() }
        UnfinishedGesture.cancelAll(in: window.widgetPointer)
        WindowClosures.end(of: objects)
        ActionGroups.end(of: window)
        window.isTornDown = true
        releaseTransients(of: window.pointer)
        g_object_run_dispose(window.pointer.assumingMemoryBound(to: GObject.self))
        WindowClosures.endStored(in: window)
        #if DEBUG
        ClosedWindows.closed(window, objects)
        #endif
    }

    /// Releases the transient windows of a window that is about to be destroyed. If a transient window must be
    /// destroyed with its parent, it's destroyed. In other transient windows, the reference to the parent is cleared.
    ///
    /// GTK 4.8 and 4.14 clear the reference only if both windows are destroyed together. Otherwise, a transient window
    /// uses freed memory. GTK 4.18 fixes this.
    static func releaseTransients(of window: UnsafeMutableRawPointer) {
        let parent = window.assumingMemoryBound(to: GtkWindow.self)
        // Includes destroyed windows that haven't been torn down yet, because their teardown would use the transient
        // parent.
        for other in (toplevels + destroyed.map(\.pointer)).map({ $0.assumingMemoryBound(to: GtkWindow.self) })
        where gtk_window_get_transient_for(other) == parent {
            g_object_ref(other)
            if gtk_window_get_destroy_with_parent(other) != 0 { gtk_window_destroy(other) }
            gtk_window_set_transient_for(other, nil)
            g_object_unref(other)
        }
    }

    /// Returns the wrappers of a widget's descendants and of the descendants' event controllers.
    private static func wrappedContent(of widget: UnsafeMutablePointer<GtkWidget>) -> [Object] {
        var found: [Object] = []
        forEachController(of: widget) { controller in
            if let wrapper = Object.existingWrapper(for: controller) { found.append(wrapper) }
        }
        for child in nativeChildren(of: widget) {
            if let wrapper = Object.existingWrapper(for: UnsafeMutableRawPointer(child)) { found.append(wrapper) }
            found += wrappedContent(of: child)
        }
        return found
    }
}
