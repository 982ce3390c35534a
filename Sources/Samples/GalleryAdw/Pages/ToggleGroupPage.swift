#if GTK4_18
import CombineAdw

struct ToggleGroupPage: GalleryPage {
    let title = "Toggle Group"
    let section = GallerySection.content
    let keywords = "segmented picker choice radio linked buttons"
    let source = PackageResources.ToggleGroupPage_swift

    func makeContent() -> Widget {
        let alignment = CurrentValueRelay(Alignment.left)
        let all = Alignment.allCases
        let text = Label("Both groups are bound to the same model.").set(\.wraps, true)
        text.reactive.justify <~ alignment.map(\.justification)
        let reset = Button(label: "Reset").align(horizontal: .center)
        // Bindings don't retain the relay, but this closure retains it.
        reset.clicked.sink(on: reset) { _ in alignment.accept(.left) }
        return Box.vertical(spacing: 24) {
            ToggleGroup(selection: alignment, of: all, title: \.rawValue)
            ToggleGroup(selection: alignment, of: all, title: \.rawValue, icon: \.icon)
                .align(horizontal: .center).css("round")
            text.align(horizontal: .center).set(\.maxWidthCharacters, 24)
            reset
        }
    }
}

private enum Alignment: String, CaseIterable {
    case left = "Left"
    case center = "Center"
    case right = "Right"

    var icon: String { "format-justify-\(self)-symbolic" }

    var justification: Justification {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        }
    }
}
#endif
