/// What GTK does not understand in a style sheet.
public struct StyleSheetError: Error, Equatable, CustomStringConvertible {
    /// The name of the style sheet.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The character in the line, from 1.
    public let column: Int
    /// What is wrong, in GTK's words.
    public let reason: String

    public var description: String { "\(file):\(line):\(column): \(reason)" }
}
