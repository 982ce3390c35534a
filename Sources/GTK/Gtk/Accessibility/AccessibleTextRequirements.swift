#if GTK4_14
import CGtk
@_spi(Binding) import Gsk

/// The members of ``AccessibleText`` that a Swift class can implement.
///
/// Positions count Unicode scalars.
@MainActor
public protocol AccessibleTextRequirements: Object {
    /// The text that assistive technologies read.
    ///
    /// `GtkAccessibleTextInterface.get_contents`.
    var accessibleText: String { get }

    /// The position of the caret. The default is 0.
    ///
    /// `GtkAccessibleTextInterface.get_caret_position`.
    var accessibleCaretPosition: Int { get }

    /// The selected ranges of the text. The default is an empty array.
    ///
    /// `GtkAccessibleTextInterface.get_selection`.
    var accessibleSelection: [Range<Int>] { get }

    /// Returns the range of the word, line or other unit of text at a position.
    ///
    /// The default implementation treats each paragraph as one line. If your widget wraps lines, implement this method.
    /// `GtkAccessibleTextInterface.get_contents_at`.
    ///
    /// - Parameters:
    ///   - granularity: The unit of text.
    ///   - position: The position, which can be the end of the text.
    func accessibleTextRange(of granularity: AccessibleTextGranularity, at position: Int) -> Range<Int>

    /// Returns the attributes of the text at a position, such as the font. The default is an empty array.
    ///
    /// `GtkAccessibleTextInterface.get_attributes`.
    func accessibleTextAttributes(at position: Int) -> [AccessibleTextAttribute]

    /// The attributes of the whole text, by name. The default is an empty dictionary.
    ///
    /// `GtkAccessibleTextInterface.get_default_attributes`.
    var defaultAccessibleTextAttributes: [String: String] { get }

    #if GTK4_16
    /// Returns the rectangle that contains a range of the text, in the widget's coordinates. The default is nil.
    ///
    /// `GtkAccessibleTextInterface.get_extents`.
    func accessibleTextBounds(in range: Range<Int>) -> Rect?

    /// Returns the text position at a point, which is in the widget's coordinates. The default is nil.
    ///
    /// `GtkAccessibleTextInterface.get_offset`.
    func accessibleTextPosition(at point: Point) -> Int?
    #endif

    #if GTK4_22
    /// Moves the caret at the request of an assistive technology. Returns a Boolean value that indicates whether the
    /// caret moved. The default implementation returns false.
    ///
    /// `GtkAccessibleTextInterface.set_caret_position`.
    func setAccessibleCaretPosition(_ position: Int) -> Bool

    /// Changes the selection at the request of an assistive technology. Returns a Boolean value that indicates whether
    /// the selection changed. The default implementation returns false.
    ///
    /// `GtkAccessibleTextInterface.set_selection`.
    ///
    /// - Parameters:
    ///   - index: The index of a range in ``accessibleSelection``.
    ///   - range: The range of the text to select.
    func setAccessibleSelection(at index: Int, to range: Range<Int>) -> Bool
    #endif
}

/// An attribute of a range of text, for assistive technologies.
public struct AccessibleTextAttribute: Hashable, Sendable {
    /// The name, for example `"weight"`.
    public var name: String
    /// The value, for example `"bold"`.
    public var value: String
    /// The range of the text that has the attribute.
    public var range: Range<Int>

    /// Creates an attribute.
    public init(name: String, value: String, range: Range<Int>) {
        self.name = name
        self.value = value
        self.range = range
    }
}

// MARK: Defaults

extension AccessibleTextRequirements {
    /// The default position of the caret, 0.
    public var accessibleCaretPosition: Int { 0 }

    /// The default selection, which is empty.
    public var accessibleSelection: [Range<Int>] { [] }

    /// Returns the unit of text that contains a position, according to the Unicode rules for characters, words,
    /// sentences and paragraphs.
    public func accessibleTextRange(of granularity: AccessibleTextGranularity, at position: Int) -> Range<Int> {
        TextParts(accessibleText).range(at: position, granularity)
    }

    /// The default implementation, which returns an empty array.
    public func accessibleTextAttributes(at position: Int) -> [AccessibleTextAttribute] { [] }

    /// The default attributes of the whole text, which are empty.
    public var defaultAccessibleTextAttributes: [String: String] { [:] }

    #if GTK4_16
    /// The default implementation, which returns nil.
    public func accessibleTextBounds(in range: Range<Int>) -> Rect? { nil }

    /// The default implementation, which returns nil.
    public func accessibleTextPosition(at point: Point) -> Int? { nil }
    #endif

    #if GTK4_22
    /// The default implementation, which returns false.
    public func setAccessibleCaretPosition(_ position: Int) -> Bool { false }

    /// The default implementation, which returns false.
    public func setAccessibleSelection(at index: Int, to range: Range<Int>) -> Bool { false }
    #endif
}

/// The units into which the Unicode rules divide text: characters, words, sentences and paragraphs.
@MainActor
private struct TextParts {
    private let scalars: [Unicode.Scalar]
    private let attributes: [LogAttr]

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        attributes = LogAttr.attributes(of: text, language: .default)
    }

    func range(at position: Int, _ granularity: AccessibleTextGranularity) -> Range<Int> {
        let position = min(max(position, 0), scalars.count)
        switch granularity {
        case .character: return range(at: position) { attributes[$0].isCursorPosition != 0 }
        case .word: return range(at: position) { attributes[$0].isWordStart != 0 }
        case .sentence: return range(at: position) { attributes[$0].isSentenceStart != 0 }
        default: return range(at: position) { $0 > 0 && scalars[$0 - 1].endsParagraph }
        }
    }

    /// Returns the range of the unit that contains a position. The range begins at the nearest start at or before the
    /// position, and ends at the next start.
    private func range(at position: Int, isStart: (Int) -> Bool) -> Range<Int> {
        guard position < scalars.count else { return position..<position }
        let start = stride(from: position, to: 0, by: -1).first(where: isStart) ?? 0
        let end = (position + 1..<scalars.count).first(where: isStart) ?? scalars.count
        return start..<end
    }
}

extension Unicode.Scalar {
    fileprivate var endsParagraph: Bool { self == "\n" || self == "\r" || self == "\u{2029}" }
}
#endif
