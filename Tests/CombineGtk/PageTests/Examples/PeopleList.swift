import CombineGtk

final class Person: Object {
    let id: Int
    var name: String

    init(id: Int, name: String) {
        self.id = id
        self.name = name
        super.init()
    }
}

@MainActor
func makePeopleList(received: [Person]) -> MultiSelection {
    let people = ListStore([Person(id: 1, name: "Grace"), Person(id: 2, name: "Ada")])
    people.append(Person(id: 3, name: "Edsger"))
    people.removeAll { $0.name.isEmpty }

    let named = FilterListModel(model: people, filter: CustomFilter { (person: Person) in person.name != "?" })
    let sorted = SortListModel(model: named, sorter: StringSorter(by: \Person.name))
    let selection = MultiSelection(model: sorted)
    for person in sorted.items(as: Person.self) { print(person.name) }
    for position in selection.selection { print(position) }

    people.replace(with: received, identifiedBy: \.id) { kept, given in kept.name = given.name }
    return selection
}
