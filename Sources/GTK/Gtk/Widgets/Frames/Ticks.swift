import CGtk
@_spi(Binding) import Gsk

extension Widget {
    /// Calls a closure before each frame of the widget's window, for as long as the returned object is kept.
    ///
    /// - The closure gets the clock of the frames, whose ``FrameClock/frameTime`` is what an animation goes by.
    /// - It is not called while the widget is in no window, or in one that is not shown.
    /// - It ends with the widget, and when the widget's window is closed.
    ///
    /// Answers to `gtk_widget_add_tick_callback`.
    public func onTick(_ body: @escaping @MainActor (FrameClock) -> Void) -> AnyCancellable {
        let callback: TickCallback = { _, clock in
            body(clock)
            return true
        }
        let data = retainedBox(callback)
        recordKeptClosure(data)
        let id = gtk_widget_add_tick_callback(widgetPointer, tickCallbackTrampoline, data, releaseBox)
        let box = Unmanaged<AnyClosureBox>.fromOpaque(data).takeUnretainedValue()
        return AnyCancellable { [weak self, weak box] in
            let end: @MainActor @Sendable () -> Void = {
                // GTK has released a closure that no longer exists, either itself or in the window's teardown.
                guard let self, let box else { return }
                Object.endKeptClosure(box)
                gtk_widget_remove_tick_callback(self.widgetPointer, id)
            }
            MainThread.perform(end) { $0() }
        }
    }

    /// Calls a closure with an object before each frame of the widget's window, for as long as the object lives.
    ///
    /// The object is held weakly and handed to the closure, which therefore has no reason to capture it. Otherwise as
    /// ``onTick(_:)``.
    ///
    /// - Returns: A disposable that ends it earlier. You can discard it.
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
