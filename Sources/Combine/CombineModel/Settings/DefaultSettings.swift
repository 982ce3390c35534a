import Combine

/// The settings of the program. `UserDefaults.standard`, SwiftUI's `defaultAppStorage(_:)`.
public enum DefaultSettings {
    private static let current = Locked<any SettingsStore>(MemorySettings())
    static let replaced = PassthroughRelay<any SettingsStore>()

    /// The store of every ``AppStorage`` without its own store. It keeps settings in memory until `GtkApp` replaces it
    /// with its file.
    ///
    /// When it is replaced, the properties take their values from the new store.
    public static var store: any SettingsStore {
        get { current.value }
        set {
            current.exchange(newValue)
            replaced.accept(newValue)
        }
    }
}
