import Foundation
import FoundationXML

/// An element of an XML file, with its contents.
final class XMLElement {
    let name: String
    let attributes: [String: String]
    let line: Int
    fileprivate(set) var children: [XMLElement] = []
    /// The text of the child element `doc-deprecated`.
    fileprivate(set) var text = ""

    init(name: String, attributes: [String: String], line: Int) {
        (self.name, self.attributes, self.line) = (name, attributes, line)
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    func flag(_ name: String, default usual: Bool = false) -> Bool { self[name].map { $0 == "1" } ?? usual }

    func number(_ name: String) -> Int? { self[name].flatMap { UInt32($0) }.map(Int.init) }
}

/// Reads a GIR file into elements.
final class XMLTree: NSObject, XMLParserDelegate {
    /// The elements that are ignored, including their contents.
    private static let ignored: Set = [
        "doc", "doc-version", "doc-stability", "source-position", "docsection", "attribute",
    ]
    /// The name of the element that contains only text. The text is stored in the enclosing element.
    private static let text = "doc-deprecated"

    private var stack: [XMLElement] = []
    private var root: XMLElement?
    private var isInText = false
    /// The number of nested elements that recursive functions can process.
    private static let maximumDepth = 32
    /// The nesting depth within an ignored element.
    private var ignoredDepth = 0

    static func read(_ data: Data, file: String) throws -> XMLElement {
        try checkMarkup(data, file)
        let tree = XMLTree()
        let parser = XMLParser(data: data)
        parser.delegate = tree
        // The parser doesn't report an error for a truncated file.
        guard parser.parse(), let root = tree.root, tree.stack.isEmpty else {
            let problem = parser.parserError.map { "\($0.localizedDescription)" } ?? "the file is incomplete"
            let isDeep = tree.stack.count > maximumDepth
            let reason = isDeep ? "more than \(maximumDepth) elements are nested" : "not well-formed XML: \(problem)"
            throw GIRError(file: file, line: parser.lineNumber, reason: reason)
        }
        return root
    }

    /// Throws ``GIRError`` for markup that GIR files don't have and for which `XMLParser` can crash: document types, and
    /// processing instructions after the XML declaration.
    private static func checkMarkup(_ data: Data, _ file: String) throws {
        let start = String(decoding: data.prefix(100), as: UTF8.self)
        let declaration = start.prefixMatch(
            of: /\u{feff}?<\?xml version=["']1\.\d["']( encoding=["'](?i:utf-8)["'])?[a-z="' ]*\?>/
        )
        let rest = (data.startIndex + (declaration?.0.utf8.count ?? 0))..<data.endIndex
        // In UTF-16 and UTF-32, the characters of markup contain null bytes.
        for markup in ["<?", "<!DOCTYPE", "\0"] {
            guard let found = data.range(of: Data(markup.utf8), in: rest) else { continue }
            let line = data[..<found.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            throw GIRError(file: file, line: line, reason: "a GIR file can't contain \(markup.debugDescription)")
        }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        if ignoredDepth > 0 || Self.ignored.contains(name) {
            ignoredDepth += 1
            return
        }
        if stack.count > Self.maximumDepth { return parser.abortParsing() }
        isInText = name == Self.text
        if isInText { return }
        let element = XMLElement(name: name, attributes: attributes, line: parser.lineNumber)
        stack.last?.children.append(element)
        if stack.isEmpty { root = element }
        stack.append(element)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if ignoredDepth == 0, isInText { stack.last?.text += string }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if ignoredDepth > 0 { ignoredDepth -= 1 } else if isInText { isInText = false } else { _ = stack.popLast() }
    }
}
