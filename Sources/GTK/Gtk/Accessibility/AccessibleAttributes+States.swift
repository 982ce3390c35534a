import Gsk

/// The accessibility states of an object. `GtkAccessibleState`.
extension AccessibleAttributes {
    /// A Boolean value that indicates whether the object is being updated. Assistive technologies should wait until the
    /// update ends before they read the object. `GTK_ACCESSIBLE_STATE_BUSY`.
    public var isBusy: Bool? {
        get { value(.state(.busy)) }
        nonmutating set { set(.state(.busy), newValue) }
    }

    /// The checked state, for example of a check button. `GTK_ACCESSIBLE_STATE_CHECKED`.
    public var checked: AccessibleTristate? {
        get { value(.state(.checked)) }
        nonmutating set { set(.state(.checked), newValue) }
    }

    /// A Boolean value that indicates whether the object is visible but disabled. `GTK_ACCESSIBLE_STATE_DISABLED`.
    public var isDisabled: Bool? {
        get { value(.state(.disabled)) }
        nonmutating set { set(.state(.disabled), newValue) }
    }

    /// A Boolean value that indicates whether the object is expanded, or nil if it can't be expanded.
    /// `GTK_ACCESSIBLE_STATE_EXPANDED`.
    public var isExpanded: Bool? {
        get { value(.state(.expanded)) }
        nonmutating set { set(.state(.expanded), newValue) }
    }

    /// A Boolean value that indicates whether the object is hidden from assistive technologies.
    /// `GTK_ACCESSIBLE_STATE_HIDDEN`.
    public var isHidden: Bool? {
        get { value(.state(.hidden)) }
        nonmutating set { set(.state(.hidden), newValue) }
    }

    /// The validity of the object's value. `GTK_ACCESSIBLE_STATE_INVALID`.
    public var invalid: AccessibleInvalidState? {
        get { value(.state(.invalid)) }
        nonmutating set { set(.state(.invalid), newValue) }
    }

    /// The pressed state, for example of a toggle button. `GTK_ACCESSIBLE_STATE_PRESSED`.
    public var pressed: AccessibleTristate? {
        get { value(.state(.pressed)) }
        nonmutating set { set(.state(.pressed), newValue) }
    }

    /// A Boolean value that indicates whether the object is selected, or nil if it can't be selected.
    /// `GTK_ACCESSIBLE_STATE_SELECTED`.
    public var isSelected: Bool? {
        get { value(.state(.selected)) }
        nonmutating set { set(.state(.selected), newValue) }
    }
}
