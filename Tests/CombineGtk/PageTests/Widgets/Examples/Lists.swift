import CombineGtk

extension WidgetExamples {
    /// A planet, the element of the lists.
    struct Planet: Identifiable, Equatable {
        let name: String
        let moons: Int
        var id: String { name }

        static let all = [
            Planet(name: "Earth", moons: 1), Planet(name: "Mars", moons: 2), Planet(name: "Jupiter", moons: 95),
            Planet(name: "Saturn", moons: 146),
        ]
    }

    /// A mail folder, the element of the tree.
    struct Mailbox: Identifiable, Equatable {
        let name: String
        var folders: [Mailbox]?
        var id: String { name }

        static let all = [
            Mailbox(name: "Inbox", folders: [Mailbox(name: "Work"), Mailbox(name: "Family")]), Mailbox(name: "Sent"),
        ]
    }

    static func listBox() -> Widget {
        let planets = CurrentValueRelay(Planet.all)
        let list = ListBox(
            Rows(planets, cell: Label("").set(\.xalign, 0).margin(9)) { label, planet in
                label.label = planet.name
            }
        )
        list.css("boxed-list").accessibilityLabel("Planets")
        list.selectionMode = .none
        return list
    }

    static func listView() -> Widget {
        let planets = CurrentValueRelay(Planet.all)
        let selection = CurrentValueRelay(Set(["Mars"]))
        let list = ListView(Rows(planets, \.name)).accessibilityLabel("Planets")
        list.selection <~> selection
        let frame = Frame { ScrolledWindow { list }.size(height: 150) }
        return frame
    }

    static func tree() -> Widget {
        let folders = CurrentValueRelay(Mailbox.all)
        let expanded = CurrentValueRelay(Set(["Inbox"]))
        let tree = ListView(Rows(folders, \.name), children: \.folders)
        tree.accessibilityLabel("Folders")
        tree.expanded <~> expanded
        let frame = Frame { ScrolledWindow { tree }.size(height: 150) }
        return frame
    }

    static func columnView() -> Widget {
        let planets = CurrentValueRelay(Planet.all)
        let sort = CurrentValueRelay([SortKey<Planet>(\.name)])
        let table = ColumnView(
            Rows(planets.arranged(by: sort.map { Arrangement(sortedBy: $0) })),
            sort: sort
        ) {
            Column("Planet", \.name).id("name").expand()
            Column("Moons", \.moons).id("moons")
        }
        table.accessibilityLabel("Planets")
        let frame = Frame { ScrolledWindow { table }.size(height: 170) }
        return frame
    }

    static func gridView() -> Widget {
        let planets = CurrentValueRelay(Planet.all)
        let grid = GridView(Rows(planets, \.name)).accessibilityLabel("Planets")
        (grid.minColumns, grid.maxColumns) = (2, 2)
        let frame = Frame { ScrolledWindow { grid }.size(height: 100) }
        return frame
    }

    static func flowBox() -> Widget {
        let tags = FlowBox(selectionMode: .none, columnSpacing: 6, rowSpacing: 6) {
            for name in ["Swift", "GTK", "Combine", "Linux"] { Button(label: name) }
        }
        tags.minChildrenPerLine = 2
        tags.accessibilityLabel("Tags")
        return tags
    }
}
