extension Paintable {
    /// The paintable itself, which is correct for a paintable that never changes. Others implement this property.
    public var currentImage: any Paintable { self }
}
