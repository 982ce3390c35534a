import CombineGtk

struct DropDownsPage: GalleryPage {
    let title = "Drop-downs"
    let section = GallerySection.choices
    let keywords = "picker combo box select enum search"
    let source = PackageResources.DropDownsPage_swift

    func makeContent() -> Widget {
        let priority = CurrentValueRelay(Priority.normal)
        let priorities = DropDown(Priority.allCases, \.title)
        priorities.selection <~> priority

        let fruit = DropDown(strings: ["Apple", "Banana", "Cherry", "Lemon", "Orange"])
        fruit.enablesSearch = true
        fruit.expression = PropertyExpression(\StringObject.string)

        let size = ComboBoxText()
        for name in ["Small", "Medium", "Large"] { size.append(name, text: name) }
        size.activeID = "Medium"

        return Grid(columnSpacing: 12, rowSpacing: 12) {
            row("_Priority", priorities)
            GridRow {
                GridCell.empty()
                Label("").css("caption").set(\.xalign, 0)
                    .bind(\.label, to: priority.map(\.advice))
            }
            row("_Fruit", fruit)
            row("_Size", size)
        }
    }

    private func row(_ title: String, _ control: Widget) -> GridRow {
        GridRow {
            Label(mnemonic: title).set(\.mnemonicWidget, control).set(\.xalign, 1)
            control.expand(.horizontal)
        }
    }
}

private enum Priority: String, CaseIterable {
    case low, normal, urgent

    var title: String { rawValue.capitalized }

    var advice: String {
        switch self {
        case .low: "Some day"
        case .normal: "This week"
        case .urgent: "Now"
        }
    }
}

extension String {
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
