import CGtk
import Gtk

/// A weak reference to a Swift object, attached to a GTK object.
///
/// The reference is stored as data of the GTK object and freed when the GTK object is finalized.
@MainActor
package final class WeakAttachment {
    private weak var object: AnyObject?

    private init(_ object: AnyObject) { self.object = object }

    /// Attaches an object under a key, and replaces any object that was attached under the same key.
    package static func attach(_ object: AnyObject, to owner: Object, as key: String) {
        let attachment = Unmanaged.passRetained(WeakAttachment(object)).toOpaque()
        let pointer = owner.pointer.assumingMemoryBound(to: GObject.self)
        g_object_set_qdata_full(pointer, g_quark_from_string(key), attachment) { attachment in
            if let attachment { Unmanaged<AnyObject>.fromOpaque(attachment).release() }
        }
    }

    /// Returns the object that is attached under a key. Returns nil if no object is attached or the attached object was
    /// deallocated.
    package static func object(of owner: Object, as key: String) -> AnyObject? {
        g_object_get_qdata(owner.pointer.assumingMemoryBound(to: GObject.self), g_quark_from_string(key))
            .map { Unmanaged<WeakAttachment>.fromOpaque($0).takeUnretainedValue() }?.object
    }
}
