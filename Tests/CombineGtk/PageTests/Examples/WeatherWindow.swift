import CombineGtk

final class WeatherWindow: Window {
    let symbol = Image(iconName: nil)

    init(_ iconName: some Publisher<String, Never>) {
        super.init()
        title = "Weather"
        titlebar = HeaderBar {
            Button(iconName: "view-refresh-symbolic").tooltip("Refresh").accessibilityLabel("Refresh")
        }
        child = Box.vertical(spacing: 12) {
            symbol.set(\.pixelSize, 64)
            Image(paintable: ThermometerIcon(level: 0.7)).set(\.pixelSize, 64)
        }
        .margin(24)
        symbol.reactive.iconName <~ iconName
    }
}
