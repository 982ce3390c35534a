import CGtk

extension Coverage {
    /// Returns a copy of the coverage.
    ///
    /// This method replaces `pango_coverage_copy`, which never returns if all characters were removed from the
    /// coverage.
    public func copy() -> Coverage {
        let copy = Coverage()
        let source = OpaquePointer(pointer)
        let lastCharacter: CInt = 0x10_FFFF
        for index in 0...lastCharacter {
            let level = pango_coverage_get(source, index)
            if level != PANGO_COVERAGE_NONE { pango_coverage_set(OpaquePointer(copy.pointer), index, level) }
        }
        return copy
    }
}
