import Gsk

/// The accessibility properties of an object. `GtkAccessibleProperty`.
extension AccessibleAttributes {
    /// The type of completion that the object offers while the user types. `GTK_ACCESSIBLE_PROPERTY_AUTOCOMPLETE`.
    public var autocomplete: AccessibleAutocomplete? {
        get { value(.property(.autocomplete)) }
        nonmutating set { set(.property(.autocomplete), newValue) }
    }

    /// A description of the object, which complements its label. `GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`.
    public var description: String? {
        get { value(.property(.description)) }
        nonmutating set { set(.property(.description), newValue) }
    }

    /// A Boolean value that indicates whether the object opens a menu or a dialog. `GTK_ACCESSIBLE_PROPERTY_HAS_POPUP`.
    public var hasPopup: Bool? {
        get { value(.property(.hasPopup)) }
        nonmutating set { set(.property(.hasPopup), newValue) }
    }

    /// The keys that activate or focus the object, such as `"Control+S"`. `GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS`.
    public var keyShortcuts: String? {
        get { value(.property(.keyShortcuts)) }
        nonmutating set { set(.property(.keyShortcuts), newValue) }
    }

    /// The name of the object. `GTK_ACCESSIBLE_PROPERTY_LABEL`.
    public var label: String? {
        get { value(.property(.label)) }
        nonmutating set { set(.property(.label), newValue) }
    }

    /// The level in a hierarchy, such as the level of a heading. The first level is 1. `GTK_ACCESSIBLE_PROPERTY_LEVEL`.
    public var level: Int? {
        get { value(.property(.level)) }
        nonmutating set { set(.property(.level), newValue) }
    }

    /// A Boolean value that indicates whether the object is modal. While a modal object is shown, the user can't use
    /// other content. `GTK_ACCESSIBLE_PROPERTY_MODAL`.
    public var isModal: Bool? {
        get { value(.property(.modal)) }
        nonmutating set { set(.property(.modal), newValue) }
    }

    /// A Boolean value that indicates whether the user can type several lines of text.
    /// `GTK_ACCESSIBLE_PROPERTY_MULTI_LINE`.
    public var isMultiLine: Bool? {
        get { value(.property(.multiLine)) }
        nonmutating set { set(.property(.multiLine), newValue) }
    }

    /// A Boolean value that indicates whether the user can select several items.
    /// `GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE`.
    public var isMultiSelectable: Bool? {
        get { value(.property(.multiSelectable)) }
        nonmutating set { set(.property(.multiSelectable), newValue) }
    }

    /// The orientation, or nil if the object doesn't have one. `GTK_ACCESSIBLE_PROPERTY_ORIENTATION`.
    public var orientation: Orientation? {
        get { value(.property(.orientation)) }
        nonmutating set { set(.property(.orientation), newValue) }
    }

    /// The placeholder, which is shown while there is no text. `GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER`.
    public var placeholder: String? {
        get { value(.property(.placeholder)) }
        nonmutating set { set(.property(.placeholder), newValue) }
    }

    /// A Boolean value that indicates whether the object's value is read-only for the user.
    /// `GTK_ACCESSIBLE_PROPERTY_READ_ONLY`.
    public var isReadOnly: Bool? {
        get { value(.property(.readOnly)) }
        nonmutating set { set(.property(.readOnly), newValue) }
    }

    /// A Boolean value that indicates whether the user must provide a value before submitting a form.
    /// `GTK_ACCESSIBLE_PROPERTY_REQUIRED`.
    public var isRequired: Bool? {
        get { value(.property(.required)) }
        nonmutating set { set(.property(.required), newValue) }
    }

    /// A description of the object's role in the user's language, for an object whose role is too general.
    /// `GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION`.
    public var roleDescription: String? {
        get { value(.property(.roleDescription)) }
        nonmutating set { set(.property(.roleDescription), newValue) }
    }

    /// The sort order of a table's items. `GTK_ACCESSIBLE_PROPERTY_SORT`.
    public var sort: AccessibleSort? {
        get { value(.property(.sort)) }
        nonmutating set { set(.property(.sort), newValue) }
    }

    /// The maximum value. `GTK_ACCESSIBLE_PROPERTY_VALUE_MAX`.
    public var valueMax: Double? {
        get { value(.property(.valueMax)) }
        nonmutating set { set(.property(.valueMax), newValue) }
    }

    /// The minimum value. `GTK_ACCESSIBLE_PROPERTY_VALUE_MIN`.
    public var valueMin: Double? {
        get { value(.property(.valueMin)) }
        nonmutating set { set(.property(.valueMin), newValue) }
    }

    /// The current value. `GTK_ACCESSIBLE_PROPERTY_VALUE_NOW`.
    public var valueNow: Double? {
        get { value(.property(.valueNow)) }
        nonmutating set { set(.property(.valueNow), newValue) }
    }

    /// The current value as text, for a value that a number doesn't describe well.
    /// `GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT`.
    public var valueText: String? {
        get { value(.property(.valueText)) }
        nonmutating set { set(.property(.valueText), newValue) }
    }
}
