import Observation

/// The state of the window. It doesn't depend on GTK.
@MainActor
@Observable
final class GreetingViewModel {
    var name = ""

    /// The text of the label.
    var greeting: String { name.isEmpty ? "Welcome!" : "Hello, \(name)!" }
}
