import Gtk

/// A window's surface, and objects for drawing and moving it.
extension HandmadeValues {
    static func addSurfaces(to makers: inout Makers) {
        makers.make(Display.self) { _ in Display.default }
        makers.make(GdkSurface.self) { arguments in shownWindow(arguments).surface }
        makers.make((any Toplevel).self) { arguments in shownWindow(arguments).surface as? any Toplevel }
        makers.make((any Popup).self) { arguments in shownPopover(arguments).surface as? any Popup }
        makers.make(FrameClock.self) { arguments in shownWindow(arguments).frameClock }
        makers.make(FrameTimings.self) { arguments in
            let clock = try arguments.object(FrameClock.self)
            clock.requestPhase(.paint)
            _ = MainContext.pump(for: .milliseconds(500)) { clock.currentTimings != nil }
            return clock.currentTimings
        }
        makers.make(DrawContext.self) { arguments in shownWindow(arguments).surface?.createCairoContext() }
        makers.make(GdkCairoContext.self) { arguments in shownWindow(arguments).surface?.createCairoContext() }
        makers.make(GLContext.self) { arguments in try shownWindow(arguments).surface?.createGLContext() }
        makers.make(Seat.self) { _ in Display.default?.defaultSeat }
        makers.make(Gdk.Device.self) { _ in Display.default?.defaultSeat?.seatPointer }
        makers.make(Drag.self) { arguments in
            guard let surface = shownWindow(arguments).surface else { return nil }
            return Drag.begin(
                surface,
                device: try arguments.object(Gdk.Device.self),
                content: ContentProvider(value: try Value("text")),
                actions: .copy,
                dx: 0,
                dy: 0
            )
        }
        makers.make((any DragSurface).self) { arguments in
            try arguments.object(Drag.self).dragSurface as? any DragSurface
        }
        makers.make(DragIcon.self) { arguments in
            DragIcon.forDrag(try arguments.object(Drag.self)) as? DragIcon
        }
    }

    /// Returns a window on the screen.
    static func shownWindow(_ arguments: Arguments) -> Gtk.Window {
        let window = Gtk.Window()
        window.setDefaultSize(80, height: 60)
        window.child = Button(label: "text")
        arguments.keep(window)
        window.present()
        return window
    }

    private static func shownPopover(_ arguments: Arguments) -> Popover {
        let window = shownWindow(arguments)
        let popover = Popover()
        if let button = window.child { popover.setParent(button) }
        arguments.keep(popover)
        _ = MainContext.pump(for: .milliseconds(500)) { window.isMapped }
        popover.popup()
        return popover
    }
}
