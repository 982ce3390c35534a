import CombineAdw

struct ExpanderRowsPage: GalleryPage {
    let title = "Expander Rows"
    let section = GallerySection.rows
    let keywords = "disclosure collapse nested proxy switch"
    let source = PackageResources.ExpanderRowsPage_swift

    func makeContent() -> Widget {
        let usesProxy = CurrentValueRelay(true)
        let (host, port) = (CurrentValueRelay("proxy.example.org"), CurrentValueRelay(8080))
        let address = usesProxy.combineLatest(host, port) { usesProxy, host, port in
            usesProxy ? "By \(host):\(port)" : "Directly"
        }
        let proxy = ExpanderRow("Proxy", isOn: usesProxy) {
            EntryRow("Host", text: host)
            ActionRow("Port", value: port, in: 1...65535)
        }
        proxy.isExpanded = true
        let reset = Button(label: "Reset")
        // Bindings don't retain the relays, but this closure retains them.
        reset.clicked.sink(on: reset) { _ in
            usesProxy.accept(true)
            host.accept("proxy.example.org")
            port.accept(8080)
        }
        return Box.vertical(spacing: 18) {
            AdwPreferencesGroup("Network") {
                proxy
                ExpanderRow("State", subtitle: "How the network is reached") {
                    ActionRow("Connection", control: Label("").bind(\.label, to: address))
                }
            }
            reset.align(horizontal: .start)
        }
    }
}
