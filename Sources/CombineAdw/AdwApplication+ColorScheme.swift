import CombineGtk

extension AdwApplication: SelfStyled {
    package var libraryColorScheme: ColorScheme {
        get {
            switch styleManager.colorScheme {
            case .forceLight: .light
            case .forceDark: .dark
            default: .system
            }
        }
        set {
            styleManager.colorScheme =
                switch newValue {
                case .light: .forceLight
                case .dark: .forceDark
                case .system: .default
                }
        }
    }
}
