import CombineGtk

final class EntryWindow: Window {
    init(day: String) {
        super.init(properties: ["title": day, "default-width": 420, "default-height": 320])
        let list = ListBox()
        let panes = Paned(orientation: .horizontal)
        panes.startChild = list
        panes.endChild = ScrolledWindow { TextView() }
        panes.restorePosition(as: "sidebar")
        child = panes
        restoreState(as: "entry", id: day)
    }
}

struct Journal: GtkApp {
    let id = "org.example.Journal"

    func startUp(_ application: Application) {
        application.restoreWindows { name, day in
            guard name == "entry", let day else { return nil }
            return EntryWindow(day: day)
        }
    }

    func makeWindow(_ application: Application) -> Window { EntryWindow(day: "today") }
}
