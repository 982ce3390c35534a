import Gtk

/// A part of a menu: an item, a section or a submenu. See ``MenuBuilder``.
@MainActor
public struct MenuPart {
    enum Kind {
        case command(Command)
        case item(MenuItem)
        case section(title: String?, MenuContent)
        case submenu(title: String, MenuContent)
        case picker(title: String?, @MainActor (MenuLevel) -> Void)
        case toggle(Menu.Toggle)
    }

    let kind: Kind
}

/// The parts of a section or submenu, which are constant or depend on a stream.
@MainActor
enum MenuContent {
    case parts([MenuPart])
    case stream(@MainActor (_ receive: @escaping @MainActor ([MenuPart]) -> Void) -> AnyCancellable)

    /// Returns content that shows the latest array of a stream. The closure creates the menu parts of each element.
    static func each<Source: Publisher, Element>(
        of source: Source,
        _ content: @escaping @MainActor (Element) -> [MenuPart]
    ) -> MenuContent where Source.Output == [Element], Source.Failure == Never {
        .stream { receive in
            MainActorDelivery { receive($0.flatMap(content)) }.follow(source) { _ in }
        }
    }

    /// Returns content that shows the latest array of a stream. The closure receives an object and creates the menu
    /// parts of each element. The object is referenced weakly. After the object is deallocated, the content is empty.
    static func each<Source: Publisher, Element, Owner: AnyObject>(
        of source: Source,
        on owner: Owner,
        _ content: @escaping @MainActor (Owner, Element) -> [MenuPart]
    ) -> MenuContent where Source.Output == [Element], Source.Failure == Never {
        each(of: source) { [weak owner] element in owner.map { content($0, element) } ?? [] }
    }
}
