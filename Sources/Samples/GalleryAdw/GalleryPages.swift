import CombineAdw

/// The pages of the gallery.
@MainActor
enum GalleryPages {
    /// All pages, grouped by section and in the order of the list.
    static let all = makePages()

    @_ArrayBuilder<any GalleryPage> private static func makePages() -> [any GalleryPage] {
        NavigationStackPage()
        BooksPage()
        TabsPage()
        #if GTK4_10
        TabOverviewPage()
        #endif
        ViewsPage()
        RowsPage()
        ExpanderRowsPage()
        StatusPages()
        #if GTK4_10
        BannersPage()
        #endif
        CarouselPage()
        #if GTK4_16
        BottomSheetPage()
        LayoutsPage()
        #endif
        #if GTK4_18
        ToggleGroupPage()
        WrapBoxPage()
        #endif
        ClampPage()
        AvatarsPage()
        ToastsPage()
        PreferencesPages()
        ColorsPage()
    }
}
