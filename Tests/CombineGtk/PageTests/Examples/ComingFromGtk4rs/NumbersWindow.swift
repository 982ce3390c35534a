import CombineGtk

final class NumberCell: Box, ListCell {
    let number = Label("")

    init() {
        super.init(orientation: .horizontal)
        append(number)
    }
}

/// 50,001 even numbers, the largest first. The list creates only the visible rows.
final class NumbersWindow: Window {
    init() {
        super.init()
        title = "Numbers"
        setDefaultSize(300, height: 400)
        let isEven = Arrangement<Int>(where: { $0.isMultiple(of: 2) }, sortedBy: [SortKey(\.self, .descending)])
        let numbers = Just(Array(0...100_000)).arranged(by: Just(isEven))
        let rows = Rows(numbers, id: \.self) { (cell: NumberCell, number: Int) in cell.number.label = "\(number)" }
        let list = ListView(rows)
        list.activated(Int.self).sink(on: self) { window, number in window.title = "\(number)" }
        child = ScrolledWindow { list }
    }
}
