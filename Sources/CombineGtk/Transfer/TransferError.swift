/// An error that is thrown if a value can't be transferred.
public enum TransferError: Error, Equatable, CustomStringConvertible {
    /// None of the offered formats fits the type.
    case notReadable(String, offered: [String])
    /// The source ended before the data was transferred.
    case interrupted(mimeType: String)
    /// Another program owns the clipboard and didn't give it up.
    case clipboardRefused

    public var description: String {
        switch self {
        case .notReadable(let type, let offered):
            "Expected data of type \(type), found \(offered.isEmpty ? "no data" : offered.joined(separator: ", "))"
        case .interrupted(let mimeType): "The program that offers \(mimeType) ended before the data was read"
        case .clipboardRefused: "The clipboard refused the copied data"
        }
    }
}
