import CombineGtk

/// Calls the player above from another program.
@MainActor
final class PlayerRemote: Storable {
    @Published private(set) var finished = ""
    private let connection: DBusConnection
    var cancellables: Set<AnyCancellable> = []

    init(_ connection: DBusConnection) {
        self.connection = connection
        connection.signalSubscribe("org.example.Player", interfaceName: "org.example.Player", member: "Finished") {
            [weak self] _, _, _, _, _, arguments in self?.finished = arguments[0].string ?? ""
        }
        .store(in: &cancellables)
    }

    /// Returns the position of the title in the queue.
    func enqueue(_ title: String) async throws -> Int {
        let reply = try await connection.call(
            "org.example.Player",
            objectPath: "/org/example/Player",
            interfaceName: "org.example.Player",
            methodName: "Enqueue",
            parameters: Variant(tuple: [Variant(title)]),
            replyType: VariantType("(i)")
        )
        return reply[0].int ?? 0
    }

    /// Returns an object that has the current values of the properties, and publishes their changes.
    func makeProxy() async throws -> DBusProxy {
        try await DBusProxy(
            connection: connection,
            flags: [],
            info: nil,
            name: "org.example.Player",
            objectPath: "/org/example/Player",
            interfaceName: "org.example.Player"
        )
    }
}
