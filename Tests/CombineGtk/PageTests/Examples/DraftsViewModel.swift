import CombineModel

/// Letters that aren't sent yet.
@MainActor
final class DraftsViewModel: ObservableObject {
    enum Order: String, CaseIterable {
        case newest, oldest, recipient
    }

    @Published private(set) var drafts = ["To Ada", "To Grace"]
    @Published private(set) var recipients = ["Ada", "Grace"]
    @Published var order = Order.newest
    @Published var isWrapped = true
    let sendLetter: @MainActor (String) async throws -> Void

    init(sendLetter: @escaping @MainActor (String) async throws -> Void) {
        self.sendLetter = sendLetter
    }

    var canSend: some Publisher<Bool, Never> { $drafts.map { !$0.isEmpty } }

    private(set) lazy var send = Action<Void, Void>(on: self, enabled: canSend) { model in
        try await model.sendLetter(model.drafts[0])
        model.drafts.removeFirst()
    }

    private(set) lazy var add = Action<String, Void>(on: self) { model, recipient in
        model.drafts.append("To \(recipient)")
    }
}
