import CGtk
import RequiredVersion

/// The initialization of GTK. It must happen before the first GTK object is created.
@MainActor
@_spi(Binding)
public enum Library {
    /// Initializes GTK, opens the default display if there is a display, and starts to track windows. Later calls have
    /// no effect. Creating a GTK object calls this method. The exception is an `Application`, which calls it on
    /// startup.
    public static func initialize() { _ = initialized }

    /// Initializes GTK for objects that need a display, such as widgets.
    ///
    /// Traps if there is no display. To avoid the trap, check ``GTK/isDisplayAvailable()`` first.
    public static func prepare() { _ = prepared }

    private static let initialized: Void = {
        RequiredVersion.check()
        #if DEBUG
        LiveObjects.start
        LogWriter.nameObjects()
        LogObjects.describe = { WidgetAddresses.description(at: $0) }
        #endif
        GtkTypes.register()
        // The result, which indicates whether there is a display, is ignored. Code that needs a display checks for the
        // display separately.
        gtk_init_check()
        WindowTeardown.start()
        IsolationCheck.start()
        EditableLabelTimeout.start()
        EditableLabelFocus.start()
        DragSourceTimeout.start()
        ClosedPopover.start()
        ComboBoxEntryText.start()
        FlowBoxPages.start()
        OverlineColor.start()
        ReturningDragIcon.start()
        UnfocusedPopover.start()
        PrintContextOperation.start()
        PendingEdits.start()
        #if DEBUG
        MissingActions.start()
        #endif
    }()

    private static let prepared: Void = {
        guard GTK.isDisplayAvailable() else {
            fatalError("GTK found no display. Check GTK.isDisplayAvailable() before you create widgets.")
        }
    }()
}
