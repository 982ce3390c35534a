import CombineAdw

struct ColorsPage: GalleryPage {
    let title = "Color Scheme"
    let section = GallerySection.style
    let keywords = "dark light accent style manager theme high contrast"
    let source = PackageResources.ColorsPage_swift

    func makeContent() -> Widget {
        let manager = StyleManager.default
        let scheme = CurrentValueRelay(manager.colorScheme)
        let contrast = manager.publisher(for: \.isHighContrast)
        let state = manager.publisher(for: \.isDark).combineLatest(contrast) {
            "The window is \($0 ? "dark" : "light")\($1 ? ", with high contrast" : "")"
        }
        let area = DrawingArea().size(width: 40, height: 40).accessibilityLabel("Accent Color")
        area.setDrawing { _, cairo, width, height in
            cairo.setSource(StyleManager.default.accent)
            cairo.arc(centerX: Double(width) / 2, centerY: Double(height) / 2, radius: 20)
            cairo.fill()
        }
        manager.publisher(for: \.accent).sink(on: area) { area, _ in area.queueDraw() }
        scheme.sink(on: area) { _, scheme in StyleManager.default.colorScheme = scheme }
        // Bindings don't retain the relay, but this closure retains it.
        manager.publisher(for: \.colorScheme).sink(on: area) { _, new in scheme.accept(new) }
        let choices: [AdwColorScheme] = [.default, .forceLight, .forceDark]
        return Box.vertical(spacing: 24) {
            AdwPreferencesGroup {
                ComboRow("Color Scheme", selection: scheme, of: choices, title: \.name)
                ActionRow("Accent Color", control: area)
            }
            Label("").css("caption").bind(\.label, to: state)
        }
    }
}

extension AdwColorScheme {
    fileprivate var name: String {
        switch self {
        case .forceLight: "Light"
        case .forceDark: "Dark"
        default: "System"
        }
    }
}
