import CombineGtk

extension WidgetExamples {
    static func button() -> Widget {
        let button = Button(mnemonic: "_Save").css("suggested-action")
        button.clicked.sink(on: button) { _ in print("Saved") }
        return button
    }

    static func iconButton() -> Widget {
        let button = Button(iconName: "document-open-symbolic")
        button.tooltip("Open").accessibilityLabel("Open")
        return button
    }

    static func toggleButton() -> Widget {
        let toggle = ToggleButton(label: "Mute").set(\.isActive, true)
        toggle.publisher(for: \.isActive).sink(on: toggle) { _, isOn in print(isOn) }
        return toggle
    }

    static func linkedButtons() -> Widget {
        let left = ToggleButton(label: "Left").set(\.isActive, true)
        let right = ToggleButton(label: "Right")
        right.setGroup(left)
        let buttons = Box.horizontal { [left, right] }.css("linked")
        return buttons
    }

    static func checkButton() -> Widget {
        let isRemembered = CurrentValueRelay(true)
        let check = CheckButton(label: "Remember me")
        check.reactive.isActive <~> isRemembered
        return check
    }

    static func radioButtons() -> Widget {
        let small = CheckButton(label: "Small")
        let large = CheckButton(label: "Large").set(\.isActive, true)
        small.setGroup(large)
        let sizes = Box.vertical { [small, large] }
        return sizes
    }

    static func onOffSwitch() -> Widget {
        let isOnline = CurrentValueRelay(true)
        let online = Switch().accessibilityLabel("Online")
        online.reactive.isActive <~> isOnline
        return online
    }

    static func linkButton() -> Widget {
        let link = LinkButton(uri: "https://www.swift.org", label: "Swift")
        return link
    }

    static func volumeButton() -> Widget {
        let volume = VolumeButton()
        volume.value = 0.6
        volume.accessibilityLabel("Volume")
        return volume
    }
}
