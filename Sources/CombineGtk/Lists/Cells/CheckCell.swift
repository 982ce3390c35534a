import Gtk

final class CheckCell: ValueCell<Bool> {
    private let button = CheckButton()

    init(title: String) {
        super.init(button, title: title)
        button.toggled.sink(on: self) { cell, _ in
            if !cell.isDisplaying { cell.commit(cell.button.isActive) }
        }
    }

    override func display(_ value: Bool) { button.isActive = value }
}
