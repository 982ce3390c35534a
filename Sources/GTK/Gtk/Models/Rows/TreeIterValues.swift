import CGtk
@_spi(Binding) import GLib

extension TreeIter {
    /// Returns the position that a `GValue` contains. The position has no row generation.
    @MainActor
    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> TreeIter {
        let content = try boxedPointer(TreeIter.self, value).assumingMemoryBound(to: GtkTreeIter.self)
        return TreeIter(cValue: content.pointee, owner: nil)
    }
}
