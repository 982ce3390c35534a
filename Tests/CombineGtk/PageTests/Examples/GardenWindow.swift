import CombineGtk

final class GardenWindow: ApplicationWindow {
    @Bindable private var model: GardenModel
    let search = SearchEntry()
    let list: ListView

    init(application: Application?, model: GardenModel) {
        self.model = model
        list = ListView(Rows({ model.visible }, \.name))
        super.init(application: application)
        let remove = Command("remove", title: "Remove", keys: "Delete", enabled: { model.canRemove }) { model.remove() }
        add(remove)
        reactive.title <~ { "\(model.plants.count) plants" }
        search.reactive.text <~> $model.search
        list.selection <~> $model.selection
        child = Box.vertical(spacing: 12) {
            search.accessibilityLabel("Plant")
            ScrolledWindow { list }.expand()
            Button(remove)
        }
        .margin(12)
    }
}
