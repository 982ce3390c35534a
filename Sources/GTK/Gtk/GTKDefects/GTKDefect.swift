import CGtk
import Gsk

/// Defects of GTK that programs are protected against or warned about.
@MainActor
package enum GTKDefect {
    /// A timeout of an editable label uses the label after it was freed. See ``EditableLabelTimeout``.
    case editableLabelTimeout
    /// A combo box with an entry crashes for a row without text. See ``ComboBoxEntryText``.
    case comboBoxEntryText
    /// An editable label takes the keyboard focus back after the user moved it. See ``EditableLabelFocus``.
    case editableLabelFocus
    /// A timeout of a drag source uses the source after it was freed. See ``DragSourceTimeout``.
    case dragSourceTimeout
    /// Page Down in a flow box without a layout ends the program. See ``FlowBoxPages``.
    case flowBoxPages
    /// A window that is destroyed while a popover is open in it keeps the grab of the pointer and the keyboard. See
    /// ``OpenPopover``.
    case openPopover
    /// A closed popover that was removed from its window is still the widget under the pointer. See ``ClosedPopover``.
    case closedPopover
    /// The color of an underline is freed twice if the text has a color of an overline, too. See ``OverlineColor``.
    case overlineColor
    /// A window keeps a pointer to a default widget that was removed from it. See ``RemovedDefault``.
    case removedDefault
    /// The keyboard focus stays with a widget that was removed from its window. See ``RemovedFocus``.
    case removedFocus
    /// A popover is never freed if it is open in a widget that is removed from its window. See ``RemovedPopover``.
    case removedPopover
    /// The icon of a rejected drag receives the pointer's events while it returns to its source. See
    /// ``ReturningDragIcon``.
    case returningDragIcon
    /// A popover logs a critical message in a window without focus. See ``UnfocusedPopover``.
    case unfocusedPopover
    /// A gesture that is in progress when its window is destroyed keeps its widget forever. See ``UnfinishedGesture``.
    case unfinishedGesture
    /// A window that was realized but never shown is used after it was freed. See ``UnpresentedWindow``.
    case unpresentedWindow
    /// A drop-down keeps showing its item when `selected` becomes `nil`.
    ///
    /// There is no protection, because the displayed item is private.
    case keptSelection
    /// The sections of a menu in a popover and the submenus of a menu bar are never freed.
    ///
    /// While GTK lists the items of a menu, it takes a reference to each section, and releases it only if it merges
    /// sections into one list, as for a menu of the desktop. The same happens with submenus in menu bars and in nested
    /// menus. There is no protection, because the leaked references can't be distinguished from others.
    case keptMenus

    /// The defects for which a test has disabled the protection, to observe them.
    package static var unguarded: Set<GTKDefect> = []

    /// A Boolean value that indicates whether the running version of GTK is known to have the defect.
    package var isPresent: Bool { versions.contains(gtk_get_minor_version()) }

    /// The minor versions of GTK 4 that have the defect. A range without an upper bound includes 4.24, the newest
    /// version that was tested.
    private var versions: any RangeExpression<UInt32> {
        switch self {
        case .unpresentedWindow: 0..<10
        case .editableLabelTimeout: 0..<14
        case .openPopover, .overlineColor: 0..<18
        // Since 4.22, widgets reset their event controllers when they are unmapped.
        case .unfinishedGesture: 0..<22
        case .dragSourceTimeout: 9..<24
        case .keptSelection: 9...
        case .closedPopover, .comboBoxEntryText, .editableLabelFocus, .flowBoxPages, .removedDefault, .removedFocus,
            .removedPopover, .returningDragIcon, .unfocusedPopover, .keptMenus:
            0...
        }
    }

    /// A Boolean value that indicates whether programs are protected against the defect.
    var isGuarded: Bool { isPresent && !GTKDefect.unguarded.contains(self) }
}
