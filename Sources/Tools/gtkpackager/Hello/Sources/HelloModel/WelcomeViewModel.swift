import CombineModel

/// The state of the window. It doesn't depend on GTK.
public final class WelcomeViewModel: ObservableObject {
    /// The user's name, which updates with each keystroke.
    @Published public var name = ""

    /// Creates a view model with an empty name.
    public init() {}

    /// The welcome text.
    public var welcome: some Publisher<String, Never> {
        $name.map { $0.isEmpty ? String(localized: "Welcome!") : String(localized: "Welcome, \($0)!") }
    }
}
