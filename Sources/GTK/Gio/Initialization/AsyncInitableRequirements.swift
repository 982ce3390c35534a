import CGtk
import GLib

/// The members of ``AsyncInitable``, which is for objects whose initialization takes time.
@MainActor
public protocol AsyncInitableRequirements: Object {
    /// Initializes the object asynchronously. If it throws, the object can't be used.
    ///
    /// C calls it once for an object that `g_async_initable_new_async` creates. The task is cancelled with the C
    /// `GCancellable`. Swift code calls it after the initializer. `g_async_initable_init_async`,
    /// `g_async_initable_init_finish`.
    ///
    /// - Parameter priority: The main loop priority of the operations that it starts.
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
