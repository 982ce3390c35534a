import CombineGtk

final class SwitchSettings: ObservableObject {
    @AppStorage("is-enabled") var isEnabled = false
}

/// A switch and a size that the next start of the program remembers.
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
