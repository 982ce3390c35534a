@testable import GtkTesting
import Gtk

/// Events of a user who moves the pointer over a window, clicks and types.
extension HandmadeValues {
    static func addEvents(to makers: inout Makers) {
        makers.make(Event.self) { arguments in events(arguments).first { $0 is ButtonEvent } }
        makers.make(ButtonEvent.self) { arguments in event(arguments) }
        makers.make(MotionEvent.self) { arguments in event(arguments) }
        makers.make(KeyEvent.self) { arguments in event(arguments) }
        makers.make(CrossingEvent.self) { arguments in event(arguments) }
        makers.make(ScrollEvent.self) { arguments in event(arguments) }
        makers.make(FocusEvent.self) { arguments in event(arguments) }
    }

    private static func event<Wanted>(_ arguments: Arguments) -> Wanted? {
        for event in events(arguments) {
            if let wanted = event as? Wanted { return wanted }
        }
        return nil
    }

    private static func events(_ arguments: Arguments) -> [Event] {
        let window = shownWindow(arguments)
        let controller = EventControllerLegacy()
        controller.propagationPhase = .capture
        window.addController(controller)
        var events: [Event] = []
        arguments.keep(
            controller.event.connect { event in
                events.append(event)
                return false
            }
        )
        let user = User(window)
        if let button = window.child {
            user.move(to: button)
            user.click(button)
            let wheelUp = 4
            InputDevices.shared?.clickPointer(button: wheelUp)
            InputDevices.shared?.movePointer(toX: 1000, y: 1000)
            InputDevices.shared?.synchronize()
            _ = MainContext.pump(for: .milliseconds(500)) { events.contains { $0 is CrossingEvent } }
        }
        user.press("a")
        return events
    }
}
