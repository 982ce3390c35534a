/// An error that GTK reports when it parses a style sheet.
public struct StyleSheetError: Error, Equatable, CustomStringConvertible {
    /// The name of the style sheet.
    public let file: String
    /// The line number, starting at 1.
    public let line: Int
    /// The column number, in characters, starting at 1.
    public let column: Int
    /// The error message from GTK.
    public let reason: String

    public var description: String { "\(file):\(line):\(column): \(reason)" }
}
