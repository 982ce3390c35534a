import CGtk
import Gsk

/// The relations of an object to other objects, and its position in a list or table. `GtkAccessibleRelation`.
extension AccessibleAttributes {
    /// The descendant that is active while the object has the keyboard focus.
    ///
    /// `GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT`.
    public var activeDescendant: (any Accessible)? {
        get { targets(.activeDescendant).first }
        nonmutating set { setTargets(.activeDescendant, newValue.map { [$0] } ?? []) }
    }

    /// The objects that this object controls. `GTK_ACCESSIBLE_RELATION_CONTROLS`.
    public var controls: [any Accessible] {
        get { targets(.controls) }
        nonmutating set { setTargets(.controls, newValue) }
    }

    /// The objects that describe this object. `GTK_ACCESSIBLE_RELATION_DESCRIBED_BY`.
    public var describedBy: [any Accessible] {
        get { targets(.describedBy) }
        nonmutating set { setTargets(.describedBy, newValue) }
    }

    /// The objects that provide more details than a description. `GTK_ACCESSIBLE_RELATION_DETAILS`.
    public var details: [any Accessible] {
        get { targets(.details) }
        nonmutating set { setTargets(.details, newValue) }
    }

    /// The object that contains the error message for this object. Use ``invalid`` to indicate whether there is an
    /// error.
    ///
    /// `GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE`.
    public var errorMessage: (any Accessible)? {
        get { targets(.errorMessage).first }
        nonmutating set { setTargets(.errorMessage, newValue.map { [$0] } ?? []) }
    }

    /// The objects that assistive technologies should read after this object. Set this relation if other objects follow
    /// this object in the user interface. `GTK_ACCESSIBLE_RELATION_FLOW_TO`.
    public var flowTo: [any Accessible] {
        get { targets(.flowTo) }
        nonmutating set { setTargets(.flowTo, newValue) }
    }

    /// The objects that label this object. They are used instead of ``label``. `GTK_ACCESSIBLE_RELATION_LABELLED_BY`.
    public var labelledBy: [any Accessible] {
        get { targets(.labelledBy) }
        nonmutating set { setTargets(.labelledBy, newValue) }
    }

    /// The objects that belong to this object but aren't its descendants. `GTK_ACCESSIBLE_RELATION_OWNS`.
    public var owns: [any Accessible] {
        get { targets(.owns) }
        nonmutating set { setTargets(.owns, newValue) }
    }

    /// The number of columns in the table. `GTK_ACCESSIBLE_RELATION_COL_COUNT`.
    public var columnCount: Int? {
        get { value(.relation(.colCount)) }
        nonmutating set { set(.relation(.colCount), newValue) }
    }

    /// The index of the object's column in the table, starting at 1. `GTK_ACCESSIBLE_RELATION_COL_INDEX`.
    public var columnIndex: Int? {
        get { value(.relation(.colIndex)) }
        nonmutating set { set(.relation(.colIndex), newValue) }
    }

    /// A string that describes ``columnIndex``. `GTK_ACCESSIBLE_RELATION_COL_INDEX_TEXT`.
    public var columnIndexText: String? {
        get { value(.relation(.colIndexText)) }
        nonmutating set { set(.relation(.colIndexText), newValue) }
    }

    /// The number of columns that the object spans. `GTK_ACCESSIBLE_RELATION_COL_SPAN`.
    public var columnSpan: Int? {
        get { value(.relation(.colSpan)) }
        nonmutating set { set(.relation(.colSpan), newValue) }
    }

    /// The object's position in a list, starting at 1. `GTK_ACCESSIBLE_RELATION_POS_IN_SET`.
    public var positionInSet: Int? {
        get { value(.relation(.positionInSet)) }
        nonmutating set { set(.relation(.positionInSet), newValue) }
    }

    /// The number of rows in the table. `GTK_ACCESSIBLE_RELATION_ROW_COUNT`.
    public var rowCount: Int? {
        get { value(.relation(.rowCount)) }
        nonmutating set { set(.relation(.rowCount), newValue) }
    }

    /// The index of the object's row in the table, starting at 1. `GTK_ACCESSIBLE_RELATION_ROW_INDEX`.
    public var rowIndex: Int? {
        get { value(.relation(.rowIndex)) }
        nonmutating set { set(.relation(.rowIndex), newValue) }
    }

    /// A string that describes ``rowIndex``. `GTK_ACCESSIBLE_RELATION_ROW_INDEX_TEXT`.
    public var rowIndexText: String? {
        get { value(.relation(.rowIndexText)) }
        nonmutating set { set(.relation(.rowIndexText), newValue) }
    }

    /// The number of rows that the object spans. `GTK_ACCESSIBLE_RELATION_ROW_SPAN`.
    public var rowSpan: Int? {
        get { value(.relation(.rowSpan)) }
        nonmutating set { set(.relation(.rowSpan), newValue) }
    }

    /// The number of items in the list. `GTK_ACCESSIBLE_RELATION_SET_SIZE`.
    public var setSize: Int? {
        get { value(.relation(.setSize)) }
        nonmutating set { set(.relation(.setSize), newValue) }
    }

    // MARK: Objects

    private func targets(_ relation: AccessibleRelation) -> [any Accessible] {
        let targets: [AccessibleAttributeStorage.Target] = value(.relation(relation)) ?? []
        return targets.compactMap { $0.object as? any Accessible }
    }

    private func setTargets(_ relation: AccessibleRelation, _ objects: [any Accessible]) {
        let attribute = AccessibleAttribute.relation(relation)
        guard let first = objects.first else { return reset(attribute) }
        var list: UnsafeMutablePointer<GList>?
        attribute.update(object) { value throws(ValueError) in
            guard value.pointee.g_type == AccessibleAttribute.listType else { return try first.store(in: value) }
            list = objects.reversed().reduce(nil) { g_list_prepend($0, $1.pointer) }
            g_value_set_pointer(value, list)
        }
        // Since 4.20, GTK copies the list. Earlier versions take ownership of it.
        if gtk_get_minor_version() >= 20 { g_list_free(list) }
        AccessibleAttributeStorage.of(object).contents[attribute] = objects.map {
            AccessibleAttributeStorage.Target(object: $0)
        }
    }
}
