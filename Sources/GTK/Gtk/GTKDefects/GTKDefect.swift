import CGtk
import Gsk

/// Defects of GTK that programs are protected against or warned about.
@MainActor
package enum GTKDefect {
    /// A freed editable label is used by its own timeout, see ``EditableLabelTimeout``.
    case editableLabelTimeout
    /// An editable label takes the keyboard focus back after the user moved it, see ``EditableLabelFocus``.
    case editableLabelFocus
    /// A freed drag source is used by its own timeout, see ``DragSourceTimeout``.
    case dragSourceTimeout
    /// Page Down in a flow box that has no layout yet ends the program, see ``FlowBoxPages``.
    case flowBoxPages
    /// A window that ends while a popover is open in it keeps the pointer and the keyboard, see ``OpenPopover``.
    case openPopover
    /// A closed popover that left its window is still the widget under the pointer, see ``ClosedPopover``.
    case closedPopover
    /// A window has the address of a default widget that was removed from it, see ``RemovedDefault``.
    case removedDefault
    /// The keyboard focus stays with a widget that was removed from its window, see ``RemovedFocus``.
    case removedFocus
    /// A popover that is open in a widget which is removed from its window is never freed, see ``RemovedPopover``.
    case removedPopover
    /// The icon of a refused drag takes the pointer's events while it returns to its source, see ``ReturningDragIcon``.
    case returningDragIcon
    /// A popover without focusable widgets logs a critical message in a window without focus, see ``UnfocusedPopover``.
    case unfocusedPopover
    /// A gesture that is in progress when its window is destroyed keeps its widget forever, see ``UnfinishedGesture``.
    case unfinishedGesture
    /// A window that was realized and never shown is used after it is freed, see ``UnpresentedWindow``.
    case unpresentedWindow
    /// A drop-down keeps showing its item when `selected` becomes `nil`.
    ///
    /// There is no guard, because the item that it shows is private to it.
    case keptSelection
    /// The sections of a menu in a popover are never freed, and the submenus of a menu bar aren't either.
    ///
    /// While it lists a menu's items, GTK takes a reference to each section, and drops it only where it merges sections into
    /// one list, as for a menu of the desktop's. A menu bar and nested menus do the same with submenus.
    /// There is no guard: nothing tells GTK's forgotten references from others'.
    case keptMenus

    /// Defects without protection, because a test must observe them.
    package static var unguarded: Set<GTKDefect> = []

    /// A Boolean value that indicates whether the GTK that runs is known to have the defect.
    package var isPresent: Bool { versions.contains(gtk_get_minor_version()) }

    /// The minor versions of GTK 4 that have the defect. A range without an upper bound includes 4.24, the newest that was tried.
    private var versions: any RangeExpression<UInt32> {
        switch self {
        case .unpresentedWindow: 0..<10
        case .editableLabelTimeout: 0..<14
        case .openPopover: 0..<18
        // Widgets that are unmapped reset their event controllers since 4.22.
        case .unfinishedGesture: 0..<22
        case .dragSourceTimeout: 9..<24
        case .keptSelection: 9...
        case .closedPopover, .editableLabelFocus, .flowBoxPages, .removedDefault, .removedFocus, .removedPopover,
            .returningDragIcon, .unfocusedPopover, .keptMenus:
            0...
        }
    }

    /// A Boolean value that indicates whether programs are guarded against it.
    var isGuarded: Bool { isPresent && !GTKDefect.unguarded.contains(self) }
}
