/// A section of the list of pages. The sections appear in the order of the cases.
enum GallerySection: String, CaseIterable, Sendable {
    case navigation = "Navigation"
    case rows = "Rows"
    case content = "Content"
    case dialogs = "Dialogs"
    case style = "Style"
}
