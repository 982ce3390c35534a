import CGtk
@_spi(Binding) import Cairo

extension Attribute {
    /// The range of text to which the attribute applies, in bytes. The default is the whole text. `start_index` and
    /// `end_index`.
    ///
    /// Set the range before you insert the attribute into an ``AttrList``, because the list is sorted by range.
    public var textRange: Range<Int> {
        get { range(of: pointer.assumingMemoryBound(to: PangoAttribute.self).pointee) }
        set {
            let attribute = pointer.assumingMemoryBound(to: PangoAttribute.self)
            attribute.pointee.start_index = exactInteger(newValue.lowerBound, "PangoAttribute: start_index")
            attribute.pointee.end_index = exactInteger(newValue.upperBound, "PangoAttribute: end_index")
        }
    }
}

extension AttrShape {
    /// The range of the text that the shape replaces, in bytes.
    public var textRange: Range<Int> { range(of: pointer.assumingMemoryBound(to: PangoAttrShape.self).pointee.attr) }
}

private func range(of attribute: PangoAttribute) -> Range<Int> {
    let start = Int(attribute.start_index)
    return start..<max(start, Int(attribute.end_index))
}
