import CombineGtk

/// A task that waits for a dialog, and the result. The test answers the dialog.
@MainActor
final class Question<Answer: Sendable> {
    private(set) var result: Result<Answer, any Error>?
    private(set) var task: Task<Void, Never>?

    init(_ ask: @escaping @MainActor () async throws -> Answer) {
        task = Task { [weak self] in
            do {
                let answer = try await ask()
                self?.result = .success(answer)
            } catch {
                self?.result = .failure(error)
            }
        }
    }

    var isAnswered: Bool { result != nil }

    var answer: Answer? {
        if case .success(let answer) = result { return answer }
        return nil
    }

    var error: (any Error)? {
        if case .failure(let error) = result { return error }
        return nil
    }
}
