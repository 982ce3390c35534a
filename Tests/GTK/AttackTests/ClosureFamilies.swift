import Combine
import CombineGtk
import TestSupport

/// Functions that store a closure, grouped by kind.
@MainActor
enum ClosureFamilies {
    /// Creates an object whose closure captures a window and a token. Returns the object that a program would store in
    /// a property.
    typealias Create = @MainActor (KeepingWindow, Token) -> Any

    /// The functions whose object isn't in the window. If a property of the window retains the object, the retain cycle
    /// is a mistake of the program.
    static let ownedByProperties: Set<String> = [
        "SignalListItemFactory", "MapListModel", "TreeListModel", "SimpleAction",
    ]

    static let all: [(name: String, create: Create)] = drawing + lists + models + commands + signals + bindings

    private static let drawing: [(name: String, create: Create)] = [
        (
            "DrawingArea.setDrawing",
            { window, token in
                let area = window.add(DrawingArea())
                area.setDrawing { _, _, _, _ in use(window, token) }
                return area
            }
        ),
        (
            "Widget.onTick",
            { window, token in
                window.box.onTick { _ in use(window, token) }
            }
        ),
        (
            "Scale.setFormatValueFunction",
            { window, token in
                let scale = window.add(Scale(orientation: .horizontal))
                scale.setFormatValueFunction { _, value in
                    use(window, token)
                    return "\(value)"
                }
                return scale
            }
        ),
        (
            "MenuButton.setCreatePopupFunction",
            { window, token in
                let button = window.add(MenuButton())
                button.setCreatePopupFunction { _ in use(window, token) }
                return button
            }
        ),
    ]

    private static let lists: [(name: String, create: Create)] = [
        (
            "ListBox.setFilter",
            { window, token in
                let list = window.add(ListBox())
                list.setFilter { _ in use(window, token) }
                list.append(Label(label: ""))
                return list
            }
        ),
        (
            "ListBox.setSort",
            { window, token in
                let list = window.add(ListBox())
                list.setSort { _, _ in use(window, token) ? 0 : 1 }
                return list
            }
        ),
        (
            "ListBox.setHeader",
            { window, token in
                let list = window.add(ListBox())
                list.setHeader { _, _ in use(window, token) }
                return list
            }
        ),
        (
            "ListBox.bindModel",
            { window, token in
                let list = window.add(ListBox())
                list.bindModel(StringList(strings: ["a"])) { _ in
                    use(window, token)
                    return Label(label: "")
                }
                return list
            }
        ),
        (
            "FlowBox.setFilter",
            { window, token in
                let box = window.add(FlowBox())
                box.setFilter { _ in use(window, token) }
                return box
            }
        ),
        (
            "FlowBox.bindModel",
            { window, token in
                let box = window.add(FlowBox())
                box.bindModel(StringList(strings: ["a"])) { _ in
                    use(window, token)
                    return Label(label: "")
                }
                return box
            }
        ),
        (
            "SignalListItemFactory",
            { window, token in
                let factory = SignalListItemFactory()
                factory.setup.sink { item in
                    use(window, token)
                    item.child = Label(label: "")
                }.store(in: &factory.cancellables)
                factory.bind.connect { _ in use(window, token) }.store(in: &factory.cancellables)
                window.add(ListView(model: SingleSelection(model: StringList(strings: ["a"])), factory: factory))
                return factory
            }
        ),
    ]

    private static let models: [(name: String, create: Create)] = [
        (
            "CustomFilter",
            { window, token in
                let filter = CustomFilter { _ in use(window, token) }
                let model = FilterListModel(model: StringList(strings: ["a"]), filter: filter)
                window.add(ListView(model: SingleSelection(model: model), factory: SignalListItemFactory()))
                return filter
            }
        ),
        (
            "CustomFilter that no widget has",
            { window, token in CustomFilter { _ in use(window, token) } }
        ),
        (
            "CustomSorter",
            { window, token in
                let sorter = CustomSorter { (_: StringObject, _: StringObject) in use(window, token) }
                let model = SortListModel(model: StringList(strings: ["b", "a"]), sorter: sorter)
                window.add(ListView(model: SingleSelection(model: model), factory: SignalListItemFactory()))
                return sorter
            }
        ),
        (
            "MapListModel",
            { window, token in
                let model = MapListModel(model: StringList(strings: ["a"])) { item in
                    use(window, token)
                    return item
                }
                window.add(ListView(model: SingleSelection(model: model), factory: SignalListItemFactory()))
                return model
            }
        ),
        (
            "TreeListModel",
            { window, token in
                let root = StringList(strings: ["a"])
                let model = TreeListModel(root: root, passthrough: false, autoexpand: true) { _ in
                    use(window, token)
                    return nil
                }
                window.add(ListView(model: SingleSelection(model: model), factory: SignalListItemFactory()))
                return model
            }
        ),
    ]

    private static let commands: [(name: String, create: Create)] = [
        (
            "CallbackAction",
            { window, token in
                let action = CallbackAction { _, _ in use(window, token) }
                let controller = ShortcutController()
                controller.addShortcut(Shortcut(trigger: KeyvalTrigger(key: .a), action: action))
                window.addController(controller)
                return controller
            }
        ),
        (
            "SimpleAction",
            { window, token in
                let action = SimpleAction(name: "act")
                action.activate.sink { _ in use(window, token) }.store(in: &action.cancellables)
                let group = SimpleActionGroup()
                group.addAction(action)
                window.insertActionGroup("win", group: group)
                return action
            }
        ),
        (
            "GestureClick",
            { window, token in
                let gesture = GestureClick()
                gesture.pressed.sink { _ in use(window, token) }.store(in: &gesture.cancellables)
                window.box.addController(gesture)
                return gesture
            }
        ),
        (
            "EventControllerKey.keyPressed.connect",
            { window, token in
                let controller = EventControllerKey()
                controller.keyPressed.connect { _ in use(window, token) }.store(in: &controller.cancellables)
                window.addController(controller)
                return controller
            }
        ),
    ]

    private static let signals: [(name: String, create: Create)] = [
        (
            "sink, stored on the button",
            { window, token in
                let button = window.add(Button(label: ""))
                button.clicked.sink { use(window, token) }.store(in: &button.cancellables)
                return button
            }
        ),
        (
            "sink, stored on the window",
            { window, token in
                let button = window.add(Button(label: ""))
                button.clicked.sink { use(window, token) }.store(in: &window.cancellables)
                return button
            }
        ),
        (
            "connect",
            { window, token in
                window.closeRequest.connect {
                    use(window, token)
                    return false
                }.store(in: &window.cancellables)
                return 0
            }
        ),
        (
            "publisher(for:)",
            { window, token in
                window.publisher(for: \.title).sink { _ in use(window, token) }.store(in: &window.cancellables)
                return 0
            }
        ),
    ]

    private static let bindings: [(name: String, create: Create)] = [
        (
            "<~",
            { window, token in
                let label = window.add(Label(label: ""))
                label.reactive.label
                    <~ window.publisher(for: \.title).map { title in
                        use(window, token)
                        return title ?? ""
                    }
                return label
            }
        ),
        (
            "sink(on:)",
            { window, token in
                let button = window.add(Button(label: ""))
                button.clicked.sink(on: window) { _, _ in use(window, token) }
                return button
            }
        ),
        (
            "observe",
            { window, token in
                let label = window.add(Label(label: ""))
                label.observe { label in
                    use(window, token)
                    label.label = window.title ?? ""
                }
                return label
            }
        ),
    ]
}

/// Makes a closure capture both objects.
@discardableResult
private func use(_ window: KeepingWindow, _ token: Token) -> Bool {
    withExtendedLifetime((window, token)) { true }
}

extension KeepingWindow {
    /// Adds a widget to the window.
    @discardableResult
    fileprivate func add<Child: Widget>(_ child: Child) -> Child {
        box.append(child)
        return child
    }
}
