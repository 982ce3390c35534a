import CGtk
import Gsk

extension Editable {
    /// The range of the selected Unicode scalars, or nil if there is no selection. Setting the property to nil removes
    /// the selection and doesn't move the cursor.
    ///
    /// Corresponds to `gtk_editable_get_selection_bounds`.
    public var selectedRange: Range<Int>? {
        get {
            PropertyAccess.record(self, "cursor-position")
            PropertyAccess.record(self, "selection-bound")
            var (start, end): (Int32, Int32) = (0, 0)
            guard gtk_editable_get_selection_bounds(OpaquePointer(pointer), &start, &end) != 0 else { return nil }
            return Int(min(start, end))..<Int(max(start, end))
        }
        set {
            let cursor = position
            select(newValue ?? cursor..<cursor)
        }
    }
}

extension Label {
    /// The range of the selected Unicode scalars, or nil if there is no selection. Setting the property to nil removes
    /// the selection.
    ///
    /// Corresponds to `gtk_label_get_selection_bounds`. Only a label whose ``isSelectable`` is true can have a selection.
    public var selectedRange: Range<Int>? {
        get {
            var (start, end): (Int32, Int32) = (0, 0)
            let label = OpaquePointer(pointer)
            guard gtk_label_get_selection_bounds(label, &start, &end) != 0 else { return nil }
            return Int(min(start, end))..<Int(max(start, end))
        }
        set { select(newValue ?? 0..<0) }
    }
}
