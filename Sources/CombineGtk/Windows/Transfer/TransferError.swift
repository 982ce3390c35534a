/// An error that occurs when data is transferred by drag and drop or through the clipboard.
public enum TransferError: Error, Equatable, CustomStringConvertible {
    /// The source offers no format from which the requested type can be read.
    case notReadable(String, offered: [String])
    /// The source ended before all data was read.
    case interrupted(mimeType: String)
    /// Another program owns the clipboard and didn't release it.
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
