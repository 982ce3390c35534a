/// An error in a style sheet that GTK reports.
public struct StyleSheetError: Error, Equatable, CustomStringConvertible {
    /// The name of the style sheet.
    public let file: String
    /// The line, starting at 1.
    public let line: Int
    /// The character in the line, starting at 1.
    public let column: Int
    /// The description of the error from GTK.
    public let reason: String

    public var description: String { "\(file):\(line):\(column): \(reason)" }
}
