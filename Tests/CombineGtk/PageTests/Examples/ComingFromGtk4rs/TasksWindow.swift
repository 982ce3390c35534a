import CombineGtk

final class TaskCell: Box, ListCell {
    let done = CheckButton()

    init() {
        super.init(orientation: .horizontal)
        append(done)
    }
}

/// A sidebar of collections, and the tasks of the selected one.
final class TasksWindow: ApplicationWindow {
    @ObservedObject private var model: TaskModel
    let entry = Entry()

    init(application: Application?, model: TaskModel) {
        _model = ObservedObject(wrappedValue: model)
        super.init(application: application)
        title = "Tasks"
        let removeDone = Command("remove-done", title: "Remove Done Tasks", keys: "<Control>d") { model.removeDone() }
        let newCollection = Command("new-collection", title: "New Collection", keys: "<Control>n", on: self) { window in
            if let title = await window.prompt("New Collection", placeholder: "Name") { model.addCollection(title) }
        }
        add(removeDone, newCollection)
        titlebar = HeaderBar {
            Button(newCollection)
        } end: {
            MenuButton(icon: "open-menu-symbolic", title: "Menu", primary: true) {
                Menu.Picker(selection: $model.visibility, title: \.title)
                removeDone
            }
        }
        child = Box.horizontal {
            ScrolledWindow(horizontal: .never) { sidebar }
            Box.vertical(spacing: 6) {
                entry.accessibilityLabel("New Task")
                ScrolledWindow { tasks }.expand(.vertical)
            }
            .expand(.horizontal)
        }
        entry.activate.sink(on: self) { window in
            window.model.add(window.entry.text)
            window.entry.text = ""
        }
    }

    private var sidebar: Widget {
        let list = ListView(Rows(model.$collections, \.title))
        list.selection <~> $model.selected
        return list
    }

    private var tasks: Widget {
        ListView(
            Rows(model.shown, on: self) { (window, cell: TaskCell, task: TodoTask) in
                cell.done.label = task.title
                cell.done.isActive = task.isDone
                cell.done.toggled.byUser.sink(on: cell.done) { [model = window.model] check in
                    model.setDone(check.isActive, of: task.id)
                }
            }
        )
    }
}
