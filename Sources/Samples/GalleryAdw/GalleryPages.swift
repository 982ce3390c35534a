/// The pages of the gallery.
@MainActor
enum GalleryPages {
    /// All pages, grouped by section and in the order of the list.
    static let all: [any GalleryPage] = [
        NavigationStackPage(), TabsPage(), ViewsPage(),
        RowsPage(), ExpanderRowsPage(),
        StatusPages(), CarouselPage(), ClampPage(), AvatarsPage(),
        ToastsPage(), PreferencesPages(),
        ColorsPage(),
    ]
}
