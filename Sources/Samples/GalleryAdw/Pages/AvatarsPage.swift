import CombineAdw

struct AvatarsPage: GalleryPage {
    let title = "Avatar"
    let section = GallerySection.content
    let keywords = "person picture initials contact user"
    let source = PackageResources.AvatarsPage_swift

    func makeContent() -> Widget {
        let name = CurrentValueRelay("Ada Lovelace")
        let showsInitials = CurrentValueRelay(true)
        let avatars = [32, 64, 128].map { size in
            let avatar = Avatar(size: size, text: "", showsInitials: true)
            avatar.reactive.text <~ name
            avatar.reactive.showsInitials <~ showsInitials
            return avatar.align(vertical: .center)
        }
        let other = Button(label: "Another Person").align(horizontal: .start)
        // Bindings don't retain the relays, but this closure retains them.
        other.clicked.sink(on: other) { _ in
            name.accept(name.value == "Grace Hopper" ? "Ada Lovelace" : "Grace Hopper")
            showsInitials.accept(true)
        }
        return Box.vertical(spacing: 24) {
            Box.horizontal(spacing: 18) {
                for avatar in avatars { avatar }
            }
            .align(horizontal: .center)
            AdwPreferencesGroup {
                EntryRow("Name", text: name)
                ActionRow("Initials", isOn: showsInitials)
            }
            other
        }
    }
}
