import CGtk
@_spi(Binding) import Gsk

extension Widget {
    /// Calls a closure before each frame of the widget's window, until the returned object is released.
    ///
    /// - The closure receives the frame clock. Use its ``/Gdk/FrameClock/frameTime`` for animations.
    /// - While the widget isn't in a visible window, the closure isn't called.
    /// - The calls end when the widget is deallocated or its window is closed.
    ///
    /// Corresponds to `gtk_widget_add_tick_callback`.
    public func onTick(_ body: @escaping @MainActor (FrameClock) -> Void) -> AnyCancellable {
        let callback: TickCallback = { _, clock in
            body(clock)
            return true
        }
        let data = retainedBox(callback)
        recordKeptClosure(data)
        let id = gtk_widget_add_tick_callback(widgetPointer, tickCallbackTrampoline, data, releaseBox)
        let box = Unmanaged<AnyClosureBox>.fromOpaque(data).takeUnretainedValue()
        return .onMainThread { [weak self, weak box] in
            // If the box was already released, GTK or the teardown of the window has removed the tick callback.
            guard let self, let box else { return }
            Object.endKeptClosure(box)
            gtk_widget_remove_tick_callback(self.widgetPointer, id)
        }
    }

    /// Calls a closure with an owner object before each frame of the widget's window.
    ///
    /// The callback has only a weak reference to the owner. It passes the owner to the closure, so that the closure
    /// doesn't need to capture the owner. The calls end when the owner is deallocated. In all other respects, this
    /// method behaves like ``onTick(_:)``.
    ///
    /// - Returns: A disposable that ends the calls. You can discard it.
    @discardableResult
    public func onTick<Owner: Storable>(
        on owner: Owner,
        _ body: @escaping @MainActor (Owner, FrameClock) -> Void
    ) -> any Disposable {
        Binding(on: owner) { _ in
            onTick { [weak owner] clock in
                if let owner { body(owner, clock) }
            }
        }
    }
}
