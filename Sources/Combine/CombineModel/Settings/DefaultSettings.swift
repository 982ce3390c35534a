import Combine

/// The default store for settings of the program.
///
/// Corresponds to `UserDefaults.standard` in Foundation and `defaultAppStorage(_:)` in SwiftUI.
public enum DefaultSettings {
    private static let current = Locked<any SettingsStore>(MemorySettings())
    static let replaced = PassthroughRelay<any SettingsStore>()

    /// The store for every ``AppStorage`` property that doesn't specify a store.
    ///
    /// Initially, settings are stored in memory. `GtkApp` replaces this store with a settings file.
    ///
    /// When you replace the store, the properties change to the values in the new store.
    public static var store: any SettingsStore {
        get { current.value }
        set {
            current.exchange(newValue)
            replaced.accept(newValue)
        }
    }
}
