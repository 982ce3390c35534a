import CGtk

extension PrintOperation {
    /// Traps if the operation isn't printing or previewing, because it has no pages then.
    func requireRunning(_ function: StaticString) {
        switch status {
        case .initial, .finished, .finishedAborted: fatalError("\(function) requires an operation that is in progress")
        default: break
        }
    }

    /// The qdata key that marks an operation while the drawing of a page is deferred.
    private static let deferredKey = g_quark_from_string("combine-gtk-deferred-drawing")

    /// Records that a handler of `drawPage` returns before the page is complete.
    func recordDeferredDrawing() { setDeferredDrawing(UnsafeMutableRawPointer(bitPattern: 1)) }

    /// Traps unless the drawing of a page was deferred. Without a deferred drawing, there is no page to finish.
    func requireDeferredDrawing(_ function: StaticString) {
        requireRunning(function)
        if g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), Self.deferredKey) == nil {
            fatalError("\(function): no page is deferred. Call setDeferDrawing() in a drawPage handler first.")
        }
        setDeferredDrawing(nil)
    }

    private func setDeferredDrawing(_ value: UnsafeMutableRawPointer?) {
        g_object_set_qdata(pointer.assumingMemoryBound(to: GObject.self), Self.deferredKey, value)
    }
}
