import Combine

/// The settings of the program. `UserDefaults.standard`, SwiftUI's `defaultAppStorage(_:)`.
public enum DefaultSettings {
    private static let current = Locked<any SettingsStore>(MemorySettings())
    static let replaced = PassthroughRelay<any SettingsStore>()

    /// Where each ``AppStorage`` is kept that names no store of its own. In memory at first; a `GtkApp` sets it to its file.
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
