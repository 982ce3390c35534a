import CombineGtk
import Observation

@MainActor
@Observable
final class Tally {
    var count = 0
}

final class TallyWindow: Window {
    init(_ tally: Tally) {
        super.init()
        title = "Tally"
        child = Box.vertical(spacing: 12) {
            Label("").css("title-1").bind(\.label, to: { "\(tally.count)" })
            Button("Add").connect(\.clicked, on: self) { _ in tally.count += 1 }
        }
        .margin(24)
    }
}
