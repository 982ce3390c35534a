import Combine

/// The settings of the program. `UserDefaults.standard`, SwiftUI's `defaultAppStorage(_:)`.
public enum DefaultSettings {
    private static let current = Locked<any SettingsStore>(MemorySettings())
    static let replaced = PassthroughRelay<any SettingsStore>()

    /// The store of each ``AppStorage`` that isn't given one. It keeps settings in memory until `GtkApp` replaces it
    /// with its file.
    ///
    /// Properties follow: set to another store they have the values of that.
    public static var store: any SettingsStore {
        get { current.value }
        set {
            current.exchange(newValue)
            replaced.accept(newValue)
        }
    }
}
