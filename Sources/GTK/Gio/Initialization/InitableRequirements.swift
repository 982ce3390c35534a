import CGtk
import GLib

/// The members of ``Initable``, an object whose creation can fail.
@MainActor
public protocol InitableRequirements: Object {
    /// Does what can fail in the making of the object. Throws where it fails, and the object is of no use then.
    ///
    /// C calls it once for an object that `g_initable_new` makes, and has it block. `g_initable_init`.
    ///
    /// - Parameter cancellable: what may cancel it.
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
