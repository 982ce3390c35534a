import CombineGtk

enum ConnectionOrder: String, AppStorageValue { case name, date }

final class Connection: ObservableObject {
    @AppStorage("server") var server = "http://localhost"
    @AppStorage("order") var order = ConnectionOrder.name
    @AppStorage("recent") var recent: [String] = []
    @AppStorage("user") var user: String?

    func visit() {
        recent = [server] + recent.filter { $0 != server }.prefix(4)
    }
}

final class ConnectionWindow: ApplicationWindow {
    @ObservedObject var connection = Connection()
    let server = Entry()
    let recent = Label()

    override init(application: Application?) {
        super.init(application: application)
        title = "Connection"
        child = Box.vertical(spacing: 12) {
            server
            recent
        }
        server.reactive.text <~> $connection.server
        server.activate.sink(on: self) { window in window.connection.visit() }
        recent.reactive.label <~ connection.$recent.map { $0.joined(separator: "\n") }
        restoreState(as: "connection")
    }
}
