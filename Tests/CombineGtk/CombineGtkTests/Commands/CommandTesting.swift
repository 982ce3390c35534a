import CombineGtk

/// An object that suspends asynchronous closures until the test resumes them.
@MainActor
final class CommandGate {
    private var continuations: [CheckedContinuation<Void, Never>] = []

    /// The number of suspended closures.
    var count: Int { continuations.count }

    func wait() async {
        await withCheckedContinuation { continuations.append($0) }
    }

    func open() {
        let waiting = continuations
        continuations = []
        for continuation in waiting { continuation.resume() }
    }
}

enum CommandFailure: Error {
    case expected
}

/// The model in the tests of commands.
@MainActor
final class CommandModel {
    enum Order: String, CaseIterable {
        case name, date, size
    }

    @Published var order = Order.name
    @Published var wraps = false
    @Published var recent: [String] = []
    var log: [String] = []
}

/// Returns a window with an empty box.
@MainActor
func makeCommandWindow(_ widgets: Widget...) -> Window {
    let window = Window()
    let box = Box(orientation: .vertical, spacing: 6)
    for widget in widgets { box.append(widget) }
    window.child = box
    window.setDefaultSize(400, height: 300)
    return window
}
