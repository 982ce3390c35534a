import CombineAdw

struct ClampPage: GalleryPage {
    let title = "Clamp"
    let section = GallerySection.content
    let keywords = "maximum width column narrow readable"
    let source = PackageResources.ClampPage_swift

    func makeContent() -> Widget {
        let limit = CurrentValueRelay(300)
        let text = Label("In a wide window, a clamp keeps its maximum width.")
        let clamp = Clamp {
            Box.vertical { text.set(\.wraps, true).margin(18) }.css("card")
        }
        clamp.reactive.maximumSize <~ limit
        clamp.reactive.tighteningThreshold <~ limit
        let reset = Button(label: "Reset").align(horizontal: .start)
        // Bindings don't retain the relay, but this closure retains it.
        reset.clicked.sink(on: reset) { _ in limit.accept(300) }
        return Box.vertical(spacing: 24) {
            clamp
            AdwPreferencesGroup {
                ActionRow("Maximum Width", value: limit, in: 150...800, step: 50)
            }
            reset
        }
    }
}
