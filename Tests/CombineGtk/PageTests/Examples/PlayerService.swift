import CombineGtk

@MainActor
final class PlayerService: Storable {
    @Published var volume = 0.5
    let finished = PassthroughSubject<String, Never>()
    private var queue: [String] = []
    var cancellables: Set<AnyCancellable> = []

    func start(on connection: DBusConnection) throws {
        let interface = DBusService("org.example.Player")
            .method("Enqueue", arguments: ["title"], results: ["position"]) { [weak self] (title: String) -> Int32 in
                self?.enqueue(title) ?? 0
            }
            .property("Volume", $volume) { [weak self] in self?.volume = $0 }
            .signal("Finished", arguments: ["title"], finished)
        try connection.export(interface, at: "/org/example/Player").store(in: &cancellables)
        connection.ownName("org.example.Player").store(in: &cancellables)
    }

    private func enqueue(_ title: String) -> Int32 {
        queue.append(title)
        return Int32(queue.count)
    }
}
