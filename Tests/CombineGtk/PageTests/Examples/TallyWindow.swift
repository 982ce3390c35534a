import CombineGtk

final class Tally: ObservableObject {
    @Published var count = 0
}

final class TallyWindow: Window {
    @StateObject private var tally = Tally()

    init() {
        super.init()
        title = "Tally"
        child = Box.vertical(spacing: 12) {
            Label("").css("title-1").bind(\.label, to: tally.$count.map { "\($0)" })
            Button("Add").connect(\.clicked, on: self) { window in window.tally.count += 1 }
        }
        .margin(24)
    }
}
