extension Paintable {
    /// The paintable itself, which is what it looks like now as long as it never changes; one that does implements this.
    public var currentImage: any Paintable { self }
}
