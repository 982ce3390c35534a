import CGtk
import GLib

/// The members of ``AsyncInitable``, the interface of objects with asynchronous initialization.
@MainActor
public protocol AsyncInitableRequirements: Object {
    /// Initializes the object asynchronously. If this method throws an error, the object can't be used.
    ///
    /// If C creates the object with `g_async_initable_new_async`, C calls this method once, and can cancel the method's
    /// task with a `GCancellable`. If Swift code creates the object, call this method after the initializer.
    /// `g_async_initable_init_async`, `g_async_initable_init_finish`.
    ///
    /// - Parameter priority: The main loop priority of the operations that this method starts.
    func initialize(priority: MainContext.Priority) async throws(GLibError)
}

extension AsyncInitableRequirements {
    /// Initializes the object asynchronously with the default priority.
    public func initialize() async throws(GLibError) { try await initialize(priority: .default) }
}

extension NativeAsyncInitable {
    /// Does nothing, because C classes initialize their objects during creation.
    public func initialize(priority: MainContext.Priority) async throws(GLibError) {}
}
