/// A section of the list of pages. The sections appear in the order of the cases.
enum GallerySection: String, CaseIterable, Sendable {
    case buttons = "Buttons"
    case entries = "Entries and Text"
    case choices = "Choices"
    case state = "Progress and State"
    case lists = "Lists"
    case containers = "Containers"
    case menus = "Menus and Commands"
    case dialogs = "Dialogs and Windows"
    case drawing = "Drawing and Media"
    case input = "Input"
    case style = "Style and Access"
}
