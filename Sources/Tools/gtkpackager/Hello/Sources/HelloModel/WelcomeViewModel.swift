import CombineModel
import Observation

/// The state of the window. It doesn't depend on GTK.
@MainActor
@Observable
public final class WelcomeViewModel {
    /// The user's name, which updates with each keystroke.
    public var name = ""

    /// Creates a view model with an empty name.
    public init() {}

    /// The welcome text.
    public var welcome: String {
        name.isEmpty ? String(localized: "Welcome!") : String(localized: "Welcome, \(name)!")
    }
}
