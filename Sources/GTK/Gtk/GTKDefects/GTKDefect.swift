import CGtk
import Gsk

/// Defects of GTK itself that programs are guarded against here, or told of.
@MainActor
package enum GTKDefect {
    /// A freed editable label is used by a timeout of its own, see ``EditableLabelTimeout``.
    case editableLabelTimeout
    /// A freed drag source is used by a timeout of its own, see ``DragSourceTimeout``.
    case dragSourceTimeout
    /// A window that ends while a popover is open in it keeps the pointer and the keyboard, see ``OpenPopover``.
    case openPopover
    /// A window has the address of a default widget that was removed from it, see ``RemovedDefault``.
    case removedDefault
    /// The keyboard focus stays with a widget that was removed from its window, see ``RemovedFocus``.
    case removedFocus
    /// A gesture that is under way when its window ends keeps its widget for ever, see ``UnfinishedGesture``.
    case unfinishedGesture
    /// A drop-down that shows something goes on showing it where it is to show nothing: its `selected` takes no `nil`.
    ///
    /// There is no guard: what it shows is its own.
    case keptSelection
    /// The sections of a menu that a popover shows are never freed, nor are the submenus of a menu bar.
    ///
    /// While it lists a menu's items, GTK takes a reference to each section, and drops it only where it merges sections into
    /// one list, as for a menu of the desktop's. A menu bar and nested menus do the same with submenus. Still so in 4.18.
    /// There is no guard: nothing tells GTK's forgotten references from others'.
    case keptMenus

    /// Defects that a test wants to see, so that nothing guards against them.
    package static var unguarded: Set<GTKDefect> = []

    /// Whether the GTK that runs has it, as far as is known.
    package var isPresent: Bool {
        switch self {
        // Mended by 4.14, where the label's end ends the timeout.
        case .editableLabelTimeout: gtk_get_minor_version() < 14
        // Mended by 4.18.
        case .openPopover: gtk_get_minor_version() < 18
        // New since 4.8; so in 4.18.
        case .keptSelection, .dragSourceTimeout: gtk_get_minor_version() > 8
        case .removedDefault, .removedFocus, .unfinishedGesture, .keptMenus: true
        }
    }

    /// Whether programs are to be guarded against it.
    var isGuarded: Bool { isPresent && !GTKDefect.unguarded.contains(self) }
}
