import CombineAdw

/// A window with a list of recipes.
final class RecipesWindow: AdwApplicationWindow {
    let list: ListView
    @Bindable private var viewModel: RecipesViewModel

    init(application: Application?, viewModel: RecipesViewModel) {
        self.viewModel = viewModel
        list = ListView(Rows({ viewModel.recipes }, \.name))
        super.init(application: application)
        title = "Recipes"
        setDefaultSize(640, height: 360)
        content = Box.vertical {
            AdwHeaderBar()
            ScrolledWindow { list }.expand(.vertical)
        }

        list.css("navigation-sidebar").accessibilityLabel("Recipes")
        list.selection <~> $viewModel.selection
    }
}
