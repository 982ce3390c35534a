import CGtk
import GLib

/// The members of ``Initable``, the interface of objects whose initialization can fail.
@MainActor
public protocol InitableRequirements: Object {
    /// Performs initialization that can fail. If this method throws an error, the object can't be used.
    ///
    /// If C creates the object with `g_initable_new`, C calls this method once and waits until the method returns.
    /// `g_initable_init`.
    ///
    /// - Parameter cancellable: The object that can cancel the initialization, or nil if the initialization can't be
    ///   cancelled.
    func initializeBlocking(_ cancellable: GCancellable?) throws(GLibError)
}

extension InitableRequirements {
    /// Performs initialization that can fail, without cancellation.
    public func initializeBlocking() throws(GLibError) { try initializeBlocking(nil) }
}

extension NativeInitable {
    /// Does nothing, because C classes initialize their objects during creation.
    public func initializeBlocking(_ cancellable: GCancellable?) throws(GLibError) {}
}
