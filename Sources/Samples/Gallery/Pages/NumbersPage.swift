import CombineGtk

struct NumbersPage: GalleryPage {
    let title = "Numbers and Names"
    let section = GallerySection.entries
    let keywords = "spin stepper integer decimal rename edit"
    let source = PackageResources.NumbersPage_swift

    func makeContent() -> Widget {
        let guests = CurrentValueRelay(2)
        let count = SpinButton(min: 1, max: 20, step: 1)
        count.reactive.value <~> guests.converted(to: { Double($0) }, from: { Int($0) })

        let weight = SpinButton(min: 0, max: 5, step: 0.05)
        weight.digits = 2
        weight.value = 1.25

        let title = EditableLabel(text: "Double-click to rename")
        let shown = title.publisher(for: \.isEditing).map { $0 ? "Press Return to save" : "" }

        return Grid(columnSpacing: 12, rowSpacing: 12) {
            GridRow {
                Label(mnemonic: "_Guests").set(\.mnemonicWidget, count).set(\.xalign, 0)
                count
                Label("").bind(\.label, to: guests.map { $0 == 1 ? "guest" : "guests" })
            }
            GridRow {
                Label(mnemonic: "_Weight").set(\.mnemonicWidget, weight).set(\.xalign, 0)
                weight
                Label("kg").set(\.xalign, 0)
            }
            GridRow {
                Label("Title").set(\.xalign, 0)
                title.accessibilityLabel("Title")
                Label("").css("caption").bind(\.label, to: shown)
            }
        }
    }
}
