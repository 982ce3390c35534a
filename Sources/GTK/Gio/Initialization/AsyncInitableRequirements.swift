import CGtk
import GLib

/// The members of ``AsyncInitable``, an object whose creation takes time.
@MainActor
public protocol AsyncInitableRequirements: Object {
    /// Initializes the object asynchronously. If it throws, the object can't be used.
    ///
    /// C calls it once for an object that `g_async_initable_new_async` creates. The task is cancelled with the C
    /// `GCancellable`. In Swift, call it after the initializer. `g_async_initable_init_async`,
    /// `g_async_initable_init_finish`.
    ///
    /// - Parameter priority: The priority of the operations that it starts in the main loop.
    func initialize(priority: MainContext.Priority) async throws(GLibError)
}

extension AsyncInitableRequirements {
    /// Initializes the object asynchronously, with the default priority.
    public func initialize() async throws(GLibError) {
        try await initialize(priority: .default)
    }
}

extension NativeAsyncInitable {
    /// Does nothing, because C initializes its objects during their creation.
    public func initialize(priority: MainContext.Priority) async throws(GLibError) {}
}
