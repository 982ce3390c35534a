import CombineModel

/// The state of the window. It doesn't depend on GTK.
@MainActor
final class GreetingViewModel: ObservableObject {
    @Published var name = ""

    /// The text of the label.
    var greeting: some Publisher<String, Never> {
        $name.map { $0.isEmpty ? "Welcome!" : "Hello, \($0)!" }
    }
}
