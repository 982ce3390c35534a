import CombineGtk

struct SpecialButtonsPage: GalleryPage {
    let title = "Special Buttons"
    let section = GallerySection.buttons
    let keywords = "volume link menu popover lock scale"
    let source = PackageResources.SpecialButtonsPage_swift

    func makeContent() -> Widget {
        let volume = VolumeButton()
        volume.value = 0.6
        let zoom = ScaleButton(min: 50, max: 200, step: 10, icons: ["zoom-in-symbolic"])
        zoom.value = 100
        zoom.accessibilityLabel("Zoom")
        let percent = zoom.publisher(for: \.value)

        let link = LinkButton(uri: "https://www.swift.org", label: "Swift")
        link.activateLink.connect(on: link) { link in
            link.tooltip("Visited")
            return false  // GTK opens the link.
        }

        return Grid(columnSpacing: 18, rowSpacing: 12) {
            GridRow {
                Label("Volume").set(\.xalign, 0)
                volume.accessibilityLabel("Volume").align(horizontal: .start)
                Label("").bind(\.label, to: volume.percentage)
            }
            GridRow {
                Label("Zoom").set(\.xalign, 0)
                zoom.align(horizontal: .start)
                Label("").bind(\.label, to: percent.map { "\(Int($0)) %" })
            }
            GridRow {
                Label("Menu").set(\.xalign, 0)
                MenuButton(label: "Details") { Label("Any widget").margin(12) }
                    .align(horizontal: .start)
            }
            GridRow {
                Label("Link").set(\.xalign, 0)
                link.align(horizontal: .start)
            }
            GridRow {
                Label("Lock").set(\.xalign, 0)
                LockButton(permission: SimplePermission(allowed: false))
                    .accessibilityLabel("Lock")
                    .align(horizontal: .start)
            }
        }
    }
}

extension VolumeButton {
    fileprivate var percentage: some Publisher<String, Never> {
        publisher(for: \.value).map { "\(Int($0 * 100)) %" }
    }
}
