import CombineGtk

struct GridPage: GalleryPage {
    let title = "Grid"
    let section = GallerySection.containers
    let keywords = "table layout rows columns span form"
    let source = PackageResources.GridPage_swift

    func makeContent() -> Widget {
        let display = Entry().set(\.text, "0").set(\.xalign, 1).set(\.isEditable, false)
        return Box.vertical(spacing: 18) {
            Grid(columnSpacing: 6, rowSpacing: 6) {
                // A widget outside of a grid row spans all columns.
                display.accessibilityLabel("Display")
                for digits in [["7", "8", "9"], ["4", "5", "6"], ["1", "2", "3"]] {
                    GridRow {
                        for digit in digits { key(digit, display) }
                    }
                }
                GridRow {
                    key("0", display).spanning(columns: 2)
                    clearKey(display)
                }
            }
            .align(horizontal: .center)
        }
    }

    private func key(_ digit: String, _ display: Entry) -> Button {
        let button = Button(label: digit).size(width: 72, height: 48)
        button.clicked.sink(on: display) { display in
            display.text = display.text == "0" ? digit : display.text + digit
        }
        return button
    }

    private func clearKey(_ display: Entry) -> Button {
        let button = Button(label: "C").css("destructive-action")
        button.clicked.sink(on: display) { display in display.text = "0" }
        return button
    }
}
