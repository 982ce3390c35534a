import Gtk

/// A result builder for menus.
///
/// ```swift
/// Menu {
///     Menu.Section { [add, delete] }
///     quit
/// }
/// ```
///
/// The builder accepts commands, sections, submenus, pickers, toggles and GTK menu items. `if`, `switch` and `for` are
/// evaluated once, when the menu is created. For parts that change with a stream, use ``Gio/Menu/Section`` or
/// ``Gio/Menu/Submenu``.
@MainActor
@resultBuilder
public enum MenuBuilder: _ArrayResultBuilder {
    public typealias Part = MenuPart

    public static func buildExpression(_ command: Command) -> [MenuPart] { [MenuPart(kind: .command(command))] }
    public static func buildExpression(_ commands: [Command]) -> [MenuPart] { commands.flatMap(buildExpression) }
    public static func buildExpression(_ item: MenuItem) -> [MenuPart] { [MenuPart(kind: .item(item))] }
    public static func buildExpression(_ section: Menu.Section) -> [MenuPart] { [section.part] }
    public static func buildExpression(_ submenu: Menu.Submenu) -> [MenuPart] { [submenu.part] }
    public static func buildExpression<Value>(_ picker: Menu.Picker<Value>) -> [MenuPart] { [picker.part] }
    public static func buildExpression(_ toggle: Menu.Toggle) -> [MenuPart] { [MenuPart(kind: .toggle(toggle))] }
    public static func buildExpression(_ parts: [MenuPart]) -> [MenuPart] { parts }
}
