import CombineAdw

/// A window with a list of recipes and the text of the selected recipe.
///
/// A narrow window shows either the list or the text.
final class RecipesWindow: AdwApplicationWindow {
    let list: ListView
    let text = Label("").set(\.wraps, true).set(\.xalign, 0).set(\.yalign, 0)
    let leaflet = Leaflet()
    @Bindable private var viewModel: RecipesViewModel

    private lazy var back = Command(
        "back",
        title: "Back",
        icon: "go-previous-symbolic",
        keys: "<Alt>Left",
        on: self
    ) { window in
        window.leaflet.navigate(.back)
    }

    init(application: Application?, viewModel: RecipesViewModel) {
        self.viewModel = viewModel
        list = ListView(Rows({ viewModel.recipes }, \.name))
        super.init(application: application)
        title = "Recipes"
        setDefaultSize(640, height: 360)
        add(back)

        let isFolded = leaflet.publisher(for: \.isFolded)
        let recipesHeader = AdwHeaderBar()
        recipesHeader.reactive.showsEndTitleButtons <~ isFolded
        let recipes = Box.vertical {
            recipesHeader
            ScrolledWindow { list }.expand(.vertical)
        }
        let recipeHeader = AdwHeaderBar()
        recipeHeader.packStart(Button(back).visible(when: isFolded))
        let recipe = Box.vertical {
            recipeHeader
            text.expand().margin(24)
        }
        leaflet.append(recipes.size(width: 240))
        leaflet.append(Separator(orientation: .vertical)).isNavigatable = false
        leaflet.append(recipe.size(width: 320).expand(.horizontal))
        content = leaflet

        list.css("navigation-sidebar").accessibilityLabel("Recipes")
        list.selection <~> $viewModel.selection
        list.activatesOnSingleClick = true
        list.activated(Recipe.self).sink(on: self) { window, _ in
            if window.leaflet.isFolded { window.leaflet.navigate(.forward) }
        }
        text.reactive.label <~ { viewModel.selected?.text ?? "" }
    }
}
