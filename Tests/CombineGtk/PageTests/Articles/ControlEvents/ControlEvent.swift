import CombineGtk

struct ControlEvent<Control: Widget> {
    let signal: @MainActor (Control) -> Signal<Void>
}

extension ControlEvent where Control: Button {
    static var clicked: ControlEvent { ControlEvent { $0.clicked } }
}

extension ControlEvent where Control: Entry {
    static var entered: ControlEvent { ControlEvent { $0.activate } }
}
