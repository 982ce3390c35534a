import CombineGtk

final class SwitchSettings: ObservableObject {
    @AppStorage("is-enabled") var isEnabled = false
}

/// A window whose switch and size are restored when the program starts the next time.
final class SwitchWindow: Window {
    @ObservedObject private var model = SwitchSettings()

    init() {
        super.init()
        title = "Settings"
        let control = Switch()
        control.reactive.isActive <~> $model.isEnabled
        child = control.align(horizontal: .center, vertical: .center).accessibilityLabel("Enabled")
        restoreState(as: "switch")
    }
}
