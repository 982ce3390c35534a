extension TextIter {
    /// Returns a Boolean value that indicates whether this position is within a range. `gtk_text_iter_in_range`.
    @MainActor
    public func isIn(_ range: Range<TextIter>) -> Bool { range.contains(self) }
}
