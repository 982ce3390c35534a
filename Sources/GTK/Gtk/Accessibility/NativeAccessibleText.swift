#if GTK4_14
import CGtk
@_spi(Binding) import Gsk

// The implementation of ``AccessibleText`` for widgets that are implemented in C.
extension NativeAccessibleText {
    private var functions: GtkAccessibleTextInterface {
        VirtualCall.interface(of: self, gtk_accessible_text_get_type(), GtkAccessibleTextInterface.self).pointee
    }

    /// The text that assistive technologies read. `GtkAccessibleTextInterface.get_contents`.
    public var accessibleText: String {
        guard let contents = functions.get_contents(OpaquePointer(pointer), 0, .max) else { return "" }
        defer { g_bytes_unref(contents) }
        var size: gsize = 0
        let data = g_bytes_get_data(contents, &size)
        // Some widgets include the terminating zero byte in the text.
        let bytes = UnsafeRawBufferPointer(start: data, count: Int(size)).prefix { $0 != 0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The position of the caret. `GtkAccessibleTextInterface.get_caret_position`.
    public var accessibleCaretPosition: Int { Int(functions.get_caret_position(OpaquePointer(pointer))) }

    /// The selected ranges of the text. `GtkAccessibleTextInterface.get_selection`.
    public var accessibleSelection: [Range<Int>] {
        var count: gsize = 0
        var ranges: UnsafeMutablePointer<GtkAccessibleTextRange>?
        guard functions.get_selection(OpaquePointer(pointer), &count, &ranges) != 0 else { return [] }
        defer { g_free(ranges) }
        return UnsafeBufferPointer(start: ranges, count: Int(count)).map(range)
    }

    /// Returns the range of the unit of text at a position. `GtkAccessibleTextInterface.get_contents_at`.
    public func accessibleTextRange(of granularity: AccessibleTextGranularity, at position: Int) -> Range<Int> {
        var (start, end): (guint, guint) = (0, 0)
        let kind = GtkAccessibleTextGranularity(
            rawValue: UInt32(truncatingIfNeeded: granularity.number(for: "get_contents_at: granularity"))
        )
        let contents = functions.get_contents_at(OpaquePointer(pointer), guint(clamping: position), kind, &start, &end)
        if let contents { g_bytes_unref(contents) }
        return Int(start)..<max(Int(start), Int(end))
    }

    /// Returns the attributes of the text at a position. `GtkAccessibleTextInterface.get_attributes`.
    public func accessibleTextAttributes(at position: Int) -> [AccessibleTextAttribute] {
        var count: gsize = 0
        var ranges: UnsafeMutablePointer<GtkAccessibleTextRange>?
        var names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        let offset = guint(clamping: position)
        guard functions.get_attributes(OpaquePointer(pointer), offset, &count, &ranges, &names, &values) != 0 else {
            return []
        }
        defer {
            g_free(ranges)
            g_strfreev(names)
            g_strfreev(values)
        }
        return (0..<Int(count)).compactMap { index in
            guard let name = names?[index], let value = values?[index], let range = ranges?[index] else { return nil }
            return AccessibleTextAttribute(
                name: String(cString: name),
                value: String(cString: value),
                range: self.range(range)
            )
        }
    }

    /// The attributes of the whole text, by name. `GtkAccessibleTextInterface.get_default_attributes`.
    public var defaultAccessibleTextAttributes: [String: String] {
        var names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        functions.get_default_attributes(OpaquePointer(pointer), &names, &values)
        defer {
            g_strfreev(names)
            g_strfreev(values)
        }
        var (found, index): ([String: String], Int) = ([:], 0)
        while let name = names?[index], let value = values?[index] {
            found[String(cString: name)] = String(cString: value)
            index += 1
        }
        return found
    }

    private func range(_ range: GtkAccessibleTextRange) -> Range<Int> {
        let start = Int(clamping: range.start)
        return start..<start + Int(clamping: min(range.length, gsize(Int32.max)))
    }

    #if GTK4_16
    /// Returns the rectangle that contains a range of the text, in the widget's coordinates.
    /// `GtkAccessibleTextInterface.get_extents`.
    public func accessibleTextBounds(in range: Range<Int>) -> Rect? {
        var extents = graphene_rect_t()
        let (start, end) = (guint(clamping: range.lowerBound), guint(clamping: range.upperBound))
        guard let function = functions.get_extents, function(OpaquePointer(pointer), start, end, &extents) != 0 else {
            return nil
        }
        return Rect(cValue: extents)
    }

    /// Returns the text position at a point, which is in the widget's coordinates.
    /// `GtkAccessibleTextInterface.get_offset`.
    public func accessibleTextPosition(at point: Point) -> Int? {
        var (point, offset) = (point.cValue, guint(0))
        guard let function = functions.get_offset, function(OpaquePointer(pointer), &point, &offset) != 0 else {
            return nil
        }
        return Int(offset)
    }
    #endif

    #if GTK4_22
    /// Moves the caret. Returns a Boolean value that indicates whether the caret moved.
    /// `GtkAccessibleTextInterface.set_caret_position`.
    public func setAccessibleCaretPosition(_ position: Int) -> Bool {
        guard let function = functions.set_caret_position else { return false }
        return function(OpaquePointer(pointer), guint(clamping: position)) != 0
    }

    /// Changes the selection. Returns a Boolean value that indicates whether the selection changed.
    /// `GtkAccessibleTextInterface.set_selection`.
    public func setAccessibleSelection(at index: Int, to range: Range<Int>) -> Bool {
        guard let function = functions.set_selection else { return false }
        var selected = GtkAccessibleTextRange(start: gsize(clamping: range.lowerBound), length: gsize(range.count))
        return function(OpaquePointer(pointer), gsize(clamping: index), &selected) != 0
    }
    #endif
}
#endif
