import CGtk

extension Paintable {
    /// The default implementation, which returns the paintable itself. If the paintable can change, implement this
    /// property.
    public var currentImage: any Paintable { self }

    /// A Boolean value that indicates whether `gdk_paintable_get_current_image` returns the paintable itself, without
    /// an ownership transfer. It's true if the class doesn't implement `get_current_image`, although the paintable can
    /// change.
    var isItsOwnImage: Bool {
        let type = gdk_paintable_get_type()
        let structure = pointer.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class
        let own = g_type_interface_peek(structure, type)?.assumingMemoryBound(to: GdkPaintableInterface.self)
        let inherited = g_type_default_interface_peek(type)?.assumingMemoryBound(to: GdkPaintableInterface.self)
        let addresses = [own, inherited].map { unsafeBitCast($0?.pointee.get_current_image, to: Int.self) }
        let isUnchanging = flags.isSuperset(of: [.contents, .size])
        return addresses[0] == addresses[1] && !isUnchanging
    }
}
