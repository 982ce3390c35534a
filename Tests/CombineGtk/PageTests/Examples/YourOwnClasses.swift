import CombineGtk

final class Member: Object, ConstructibleFromC {
    @GObjectProperty var name = "Ada"
    @GObjectProperty var friend: Member?
    @GObjectProperty(range: 0...150) var age = 36
    @GObjectProperty(access: .readOnly) var visits = 0
    @GObjectConstructProperty var id = 0
    let renamed = OwnSignal<(old: String, new: String)>()
    let mayLeave = OwnReturningSignal<Void, Bool>(default: true, accumulator: .all)

    func rename(_ new: String) {
        let old = name
        name = new
        renamed.emit((old, new))
    }
}

@MainActor
func sortedByName(_ members: ListStore<Member>) -> SortListModel {
    let ada = Member(properties: ["name": "Ada Lovelace", "id": 1])
    ada.publisher(for: \.name).sink { print($0) }.store(in: &ada.cancellables)
    ada.renamed.sink(on: members) { _, event in print(event.old, event.new) }
    members.append(ada)
    return SortListModel(model: members, sorter: StringSorter(expression: PropertyExpression(\Member.name)))
}
