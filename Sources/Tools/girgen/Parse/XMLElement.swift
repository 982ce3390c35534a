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
    /// The nesting depth within an ignored element.
    private var ignoredDepth = 0

    static func read(_ data: Data, file: String) throws -> XMLElement {
        let tree = XMLTree()
        let parser = XMLParser(data: data)
        parser.delegate = tree
        // The parser doesn't report an error for a truncated file.
        guard parser.parse(), let root = tree.root, tree.stack.isEmpty else {
            let reason = parser.parserError.map { "\($0.localizedDescription)" } ?? "the file is incomplete"
            throw GIRError(file: file, line: parser.lineNumber, reason: "not well-formed XML: \(reason)")
        }
        return root
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
        if ignoredDepth > 0 { ignoredDepth -= 1 } else if isInText { isInText = false } else { stack.removeLast() }
    }
}
