import CombineAdw

/// A window with a list of recipes and the text of the selected recipe.
final class RecipesWindow: AdwApplicationWindow {
    let list: ListView
    let text = Label("").set(\.wraps, true).set(\.xalign, 0).set(\.yalign, 0)
    let leaflet = Leaflet()
    @Bindable private var viewModel: RecipesViewModel

    init(application: Application?, viewModel: RecipesViewModel) {
        self.viewModel = viewModel
        list = ListView(Rows({ viewModel.recipes }, \.name))
        super.init(application: application)
        title = "Recipes"
        setDefaultSize(640, height: 360)

        let recipes = Box.vertical {
            AdwHeaderBar()
            ScrolledWindow { list }.expand(.vertical)
        }
        let recipe = Box.vertical {
            AdwHeaderBar()
            text.expand().margin(24)
        }
        leaflet.append(recipes.size(width: 240))
        leaflet.append(Separator(orientation: .vertical)).isNavigatable = false
        leaflet.append(recipe.size(width: 320).expand(.horizontal))
        content = leaflet

        list.css("navigation-sidebar").accessibilityLabel("Recipes")
        list.selection <~> $viewModel.selection
        text.reactive.label <~ { viewModel.selected?.text ?? "" }
    }
}
