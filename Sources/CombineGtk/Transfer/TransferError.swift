/// Why a value could not be transferred.
public enum TransferError: Error, Equatable, CustomStringConvertible {
    /// What is offered is none of the formats of a type.
    case notReadable(String, offered: [String])
    /// What is offered ended before it was there.
    case interrupted(mimeType: String)
    /// The clipboard belongs to another program, which did not give it away.
    case clipboardRefused

    public var description: String {
        switch self {
        case .notReadable(let type, let offered):
            "no \(type) is offered, but \(offered.isEmpty ? "nothing" : offered.joined(separator: ", "))"
        case .interrupted(let mimeType): "the program that offers \(mimeType) ended before it was read"
        case .clipboardRefused: "the clipboard did not take what was copied"
        }
    }
}
