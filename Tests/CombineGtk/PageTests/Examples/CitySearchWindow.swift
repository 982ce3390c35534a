import CombineGtk

final class CitySearchWindow: ApplicationWindow {
    @ObservedObject private var model: CitySearchModel
    let entry = SearchEntry()
    let list: ListView

    init(application: Application?, model: CitySearchModel) {
        _model = ObservedObject(wrappedValue: model)
        list = ListView(Rows(model.$cities, \.name))
        super.init(application: application)
        title = "Cities"
        child = Box.vertical(spacing: 12) {
            entry.accessibilityLabel("City")
            ScrolledWindow { list }.expand()
        }
        .margin(12)
        entry.reactive.text <~> $model.query
    }
}
