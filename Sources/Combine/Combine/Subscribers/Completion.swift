extension Subscribers {
    /// A value that indicates whether a publisher finished normally or failed.
    @frozen
    public enum Completion<Failure> where Failure: Error {
        /// The publisher finished normally.
        case finished

        /// The publisher stopped with an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion: Equatable where Failure: Equatable {
    /// Returns a Boolean value that indicates whether two completions are equal. Two failures are equal if their errors
    /// are equal.
    @inlinable
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.finished, .finished): true
        case (.failure(let left), .failure(let right)): left == right
        default: false
        }
    }
}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

private enum CompletionKey: String, CodingKey {
    case success
    case error
}

extension Subscribers.Completion: Encodable where Failure: Encodable {
    /// Encodes the completion. A failure includes the error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CompletionKey.self)
        switch self {
        case .finished:
            try container.encode(true, forKey: .success)
        case .failure(let error):
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
        }
    }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
    /// Decodes a completion that ``encode(to:)`` encoded.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CompletionKey.self)
        if try container.decode(Bool.self, forKey: .success) {
            self = .finished
        } else {
            self = .failure(try container.decode(Failure.self, forKey: .error))
        }
    }
}

extension Subscribers.Completion {
    package func mapError<Other>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }

    /// Returns this completion with the failure type `any Error`.
    @inlinable
    package func eraseError() -> Subscribers.Completion<any Error> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(error)
        }
    }
}
