import CombineGtk

final class LogWindow: Window {
    @ObservedObject private var model: LogModel
    let search = SearchEntry()
    let list: ListView

    init(_ model: LogModel) {
        _model = ObservedObject(wrappedValue: model)
        list = ListView(Rows(model.visible, \.text))
        super.init(properties: ["title": "Log", "default-width": 480, "default-height": 320])
        child = Box.vertical(spacing: 6) {
            search.accessibilityLabel("Search")
            ScrolledWindow { list }.expand()
        }
        .margin(6)
        search.reactive.text <~> $model.search
    }
}
