import CGtk
import Gtk

/// An attachment of a Swift object to a GTK object that doesn't keep it alive.
///
/// GObject stores the attachment as data of the GTK object and frees it with it.
@MainActor
final class WeakAttachment {
    private weak var object: AnyObject?

    private init(_ object: AnyObject) {
        self.object = object
    }

    /// Attaches an object in place of the previous one under a key.
    static func attach(_ object: AnyObject, to owner: Object, as key: String) {
        let attachment = Unmanaged.passRetained(WeakAttachment(object)).toOpaque()
        let pointer = owner.pointer.assumingMemoryBound(to: GObject.self)
        g_object_set_qdata_full(pointer, g_quark_from_string(key), attachment) { attachment in
            if let attachment { Unmanaged<AnyObject>.fromOpaque(attachment).release() }
        }
    }

    /// Returns the object that is attached under a key, or nil if no object is attached or the object was deallocated.
    static func object(of owner: Object, as key: String) -> AnyObject? {
        g_object_get_qdata(owner.pointer.assumingMemoryBound(to: GObject.self), g_quark_from_string(key))
            .map { Unmanaged<WeakAttachment>.fromOpaque($0).takeUnretainedValue() }?.object
    }
}
