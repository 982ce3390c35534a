import CombineGtk
import Observation

struct Errand: Identifiable, Equatable {
    let id: Int
    var title: String
}

@Observable final class Errands {
    var all = [Errand(id: 1, title: "Bread"), Errand(id: 2, title: "Milk"), Errand(id: 3, title: "Stamps")]
    var selection: Set<Errand.ID> = []
    var canDelete: Bool { !selection.isEmpty }
}

final class ErrandsWindow: ApplicationWindow {
    @Bindable var errands: Errands

    init(application: Application?, errands: Errands) {
        self.errands = errands
        super.init(application: application)
        let delete = Command("delete", title: "Delete", keys: "Delete", on: self, enabled: { errands.canDelete }) {
            await $0.deleteSelection()
        }
        add(delete)
        let list = ListView(Rows({ errands.all }, \.title))
        list.selection <~> $errands.selection
        child = Box.vertical {
            ScrolledWindow { list }.expand()
            Button(delete).margin(12)
        }
    }

    func deleteSelection() async {
        let (before, ids) = (errands.all, errands.selection)
        let answer = await alert("Delete \(ids.count) of \(before.count) errands?") {
            Button("Cancel", .cancel)
            Button("Delete", .destructive)
        }
        guard answer == .destructive else { return }
        errands.all.removeAll { ids.contains($0.id) }
        toast("\(ids.count) of \(before.count) errands deleted", undo: { [errands] in errands.all = before })
    }
}
