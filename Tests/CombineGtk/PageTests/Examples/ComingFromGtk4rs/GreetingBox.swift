import CombineGtk

@MainActor
func makeGreetingBox() -> Box {
    let button = Button("Greet")
    let label = Label("")
    button.clicked.sink(on: label) { label in label.label = "Hello!" }
    return Box.vertical(spacing: 12) {
        button
        label.css("title-2")
    }
    .margin(12)
}
