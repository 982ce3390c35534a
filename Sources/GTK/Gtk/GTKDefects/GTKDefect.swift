import CGtk
import Gsk

/// Defects of GTK that the library works around or warns about.
@MainActor
package enum GTKDefect {
    /// The timeout of an editable label uses the label after the label was freed. See ``EditableLabelTimeout``.
    case editableLabelTimeout
    /// If the selected row of a combo box with an entry has no text, GTK crashes. Since 4.24.1, the entry keeps the
    /// previous text instead. See ``ComboBoxEntryText``.
    case comboBoxEntryText
    /// An editable label takes the keyboard focus back after the user moved it. See ``EditableLabelFocus``.
    case editableLabelFocus
    /// The timeout of a drag source uses the source after the source was freed. See ``DragSourceTimeout``.
    case dragSourceTimeout
    /// Pressing Page Down in a flow box without a layout ends the program. See ``FlowBoxPages``.
    case flowBoxPages
    /// If a window is destroyed while a popover in it is open, GTK doesn't stop grabbing the pointer and the keyboard.
    /// See ``OpenPopover``.
    case openPopover
    /// GTK still treats a closed popover as the widget under the pointer after the popover was removed from its window.
    /// See ``ClosedPopover``.
    case closedPopover
    /// The underline color of text is freed twice if the text also has an overline color. See ``OverlineColor``.
    case overlineColor
    /// A window keeps a pointer to its default widget after the widget was removed. See ``RemovedDefault``.
    case removedDefault
    /// The keyboard focus stays with a widget that was removed from its window. See ``RemovedFocus``.
    case removedFocus
    /// If the parent of an open popover is removed from the window, the popover is never freed. See ``RemovedPopover``.
    case removedPopover
    /// The icon of a rejected drag receives pointer events while it returns to its source. See ``ReturningDragIcon``.
    case returningDragIcon
    /// A popover logs a critical message if no widget in its window has the focus. See ``UnfocusedPopover``.
    case unfocusedPopover
    /// If a window is destroyed while a gesture is in progress, the gesture's widget is never freed. See
    /// ``UnfinishedGesture``.
    case unfinishedGesture
    /// GTK uses a freed window that was realized but never shown. See ``UnpresentedWindow``.
    case unpresentedWindow
    /// A drop-down continues to show the previous item after `selected` was set to `nil`.
    ///
    /// There is no workaround, because the widget that shows the item is private. For the `ComboRow` of libadwaita,
    /// there is a workaround.
    case keptSelection
    /// The sections of a popover menu and the submenus of a menu bar are never freed.
    ///
    /// While GTK builds a menu, it adds a reference to each section. GTK releases this reference only if it merges the
    /// sections into one list, for example for a menu that the desktop shows. The same applies to submenus in menu bars
    /// and in nested menus. There is no workaround, because the leaked references can't be distinguished from other
    /// references.
    case keptMenus

    /// The defects whose workarounds a test has disabled in order to observe the defects.
    package static var disabledWorkarounds: Set<GTKDefect> = []

    /// A Boolean value that indicates whether the installed version of GTK is known to have the defect.
    package var isPresent: Bool { versions.contains(gtk_get_minor_version() * 100 + gtk_get_micro_version()) }

    /// The versions of GTK 4 that have the defect. For example, 2401 is 4.24.1, which is the newest tested version.
    private var versions: any RangeExpression<UInt32> {
        switch self {
        case .unpresentedWindow: 0..<1000
        case .editableLabelTimeout: 0..<1400
        case .openPopover, .overlineColor: 0..<1800
        // Since 4.22, widgets reset their event controllers when they are unmapped.
        case .unfinishedGesture: 0..<2200
        case .dragSourceTimeout: 900..<2400
        case .closedPopover, .removedPopover: 0..<2401
        case .keptSelection: 900...
        case .comboBoxEntryText, .editableLabelFocus, .flowBoxPages, .removedDefault, .removedFocus,
            .returningDragIcon, .unfocusedPopover, .keptMenus:
            0...
        }
    }

    /// A Boolean value that indicates whether the workaround for the defect is active.
    var isPatched: Bool { isPresent && !GTKDefect.disabledWorkarounds.contains(self) }
}
