import CombineGtk

struct FormPage: GalleryPage {
    let title = "Form"
    let section = GallerySection.entries
    let keywords = "two-way binding model struct validation order"
    let source = PackageResources.FormPage_swift

    func makeContent() -> Widget {
        @Bindable var model = OrderModel()
        let name = Entry()
        name.reactive.text
            <~> $model.order.name.validated {
                if $0.isEmpty { throw ValidationError("Enter a name") }
            }
        let pizzas = SpinButton(min: 1, max: 12, step: 1)
        pizzas.reactive.value <~> $model.order.pizzas
        let size = DropDown(Size.allCases, \.rawValue)
        size.selection <~> $model.order.size
        let delivered = Switch().align(horizontal: .start)
        delivered.reactive.isActive <~> $model.order.isDelivered

        let send = Button(label: "Order").css("suggested-action")
        send.reactive.isSensitive <~ model.canSend
        // Bindings don't retain the model, but this closure retains it.
        send.clicked.sink(on: send) { [model] _ in model.order = Order() }

        return Grid(columnSpacing: 12, rowSpacing: 12) {
            row("_Name", name)
            row("_Pizzas", pizzas)
            row("_Size", size)
            row("_Deliver", delivered)
            Label("").css("caption").set(\.wraps, true).bind(\.label, to: model.summary)
            send
        }
    }

    private func row(_ title: String, _ control: Widget) -> GridRow {
        GridRow {
            Label(mnemonic: title).set(\.mnemonicWidget, control).set(\.xalign, 1)
            control.expand(.horizontal)
        }
    }
}

private enum Size: String, CaseIterable {
    case small = "Small"
    case medium = "Medium"
    case large = "Large"
}

private struct Order: Equatable {
    var name = "Ada"
    var pizzas = 2.0
    var size = Size.medium
    var isDelivered = true
}

private final class OrderModel: ObservableObject {
    @Published var order = Order()

    var canSend: some Publisher<Bool, Never> { $order.map { !$0.name.isEmpty } }

    var summary: some Publisher<String, Never> {
        $order.map { order in
            let place = order.isDelivered ? "for delivery" : "for pickup"
            return "\(Int(order.pizzas)) \(order.size.rawValue.lowercased()), \(place)"
        }
    }
}
