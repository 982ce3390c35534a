import CombineGtk

struct TogglesPage: GalleryPage {
    let title = "Toggles"
    let section = GallerySection.buttons
    let keywords = "on off radio group check linked state"
    let source = PackageResources.TogglesPage_swift

    func makeContent() -> Widget {
        let isOn = CurrentValueRelay(true)
        let wireless = Switch()
        wireless.reactive.isActive <~> isOn

        return Box.vertical(spacing: 18) {
            Box.horizontal(spacing: 12) {
                Label(mnemonic: "_Wireless").set(\.mnemonicWidget, wireless)
                wireless
                Label("").bind(\.label, to: isOn.map { $0 ? "On" : "Off" })
            }
            Box.vertical(spacing: 6) {
                CheckButton(label: "Remember me").set(\.isActive, true)
                CheckButton(label: "Some selected").set(\.isInconsistent, true)
            }
            radioButtons
            alignment
        }
    }

    /// Check buttons in a group, which behave like radio buttons.
    private var radioButtons: Box {
        let sizes = ["Small", "Medium", "Large"].map { CheckButton(label: $0) }
        for size in sizes.dropFirst() { size.setGroup(sizes[0]) }
        sizes[1].isActive = true
        return Box.vertical(spacing: 6) { sizes }
    }

    /// A group of toggle buttons that are linked visually.
    private var alignment: Box {
        let left = ToggleButton(label: "Left").set(\.isActive, true)
        let right = ToggleButton(label: "Right")
        right.setGroup(left)
        return Box.horizontal { [left, right] }.css("linked")
    }
}
