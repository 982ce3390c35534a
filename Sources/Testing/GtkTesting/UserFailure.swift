/// The reason why a simulated user can't perform an action.
enum UserFailure: Error, CustomStringConvertible {
    case noDevices
    case notShown(String)
    case notActive(String)
    case notInWindow(String)
    case noSize(String)
    case offScreen(String, x: Int, y: Int)
    case noMenuItem(String, shown: [String])
    case insensitiveMenuItem(String)
    case openMenu(String)
    case submenuNextToItem(String)
    case unfinishedDrag(String)
    case noDistance(String)

    var description: String {
        switch self {
        case .noDevices: "The display isn't an X server with XTEST, which is required to click and type"
        case .notShown(let name): "the \(name) is not on the screen"
        case .notActive(let name): "the \(name) did not become active"
        case .notInWindow(let name): "the \(name) isn't in a window that is shown"
        case .noSize(let name): "the \(name) has no size, because it is hidden or was never laid out"
        case .offScreen(let name, let x, let y): "the \(name) is at \(x), \(y), outside of the screen"
        case .noMenuItem(let title, let shown):
            "There is no menu or menu item \"\(title)\". "
                + (shown.isEmpty
                    ? "No items are visible"
                    : "The visible items are " + shown.map { "\"\($0)\"" }.joined(separator: ", "))
        case .insensitiveMenuItem(let title): "the menu item \"\(title)\" is insensitive"
        case .openMenu(let title): "the menu of \"\(title)\" was still open after the click"
        case .submenuNextToItem(let title):
            "the submenu \"\(title)\" opens next to its item, which choose(menu:) doesn't support. Use activateAction."
        case .unfinishedDrag(let name): "the drag that began at the \(name) didn't end"
        case .noDistance(let name): "the drag ends where it began, at the \(name)"
        }
    }
}
