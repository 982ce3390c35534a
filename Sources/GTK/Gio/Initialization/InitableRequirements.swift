import CGtk
import GLib

/// The members of ``Initable``, which is for objects whose initialization can fail.
@MainActor
public protocol InitableRequirements: Object {
    /// Performs initialization that can fail. If it throws, the object can't be used.
    ///
    /// C calls it once for an object that `g_initable_new` creates, and waits until it returns. `g_initable_init`.
    ///
    /// - Parameter cancellable: The cancellable that can cancel it, or nil.
    func initializeBlocking(_ cancellable: GCancellable?) throws(GLibError)
}

extension InitableRequirements {
    /// Performs initialization that can fail, without cancellation.
    public func initializeBlocking() throws(GLibError) {
        try initializeBlocking(nil)
    }
}

extension NativeInitable {
    /// Does nothing, because C initializes its objects during their creation.
    public func initializeBlocking(_ cancellable: GCancellable?) throws(GLibError) {}
}
