import CombineModel

/// The state of the window, without GTK.
public final class WelcomeViewModel: ObservableObject {
    /// The user's name, while it is being typed.
    @Published public var name = ""

    /// Creates a view model without a name.
    public init() {}

    /// The text that welcomes the user.
    public var welcome: some Publisher<String, Never> {
        $name.map { $0.isEmpty ? String(localized: "Welcome!") : String(localized: "Welcome, \($0)!") }
    }
}
