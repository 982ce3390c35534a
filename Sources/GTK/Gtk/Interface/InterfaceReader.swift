import CGtk
import Gsk

/// A reader that finds the names in an interface description. It uses the same parser as GTK, `GMarkupParseContext`.
///
/// If the XML isn't well-formed, the result is nil, because GTK reports the mistakes itself.
@MainActor
final class InterfaceReader {
    private typealias Attributes = [String: String]

    /// An expression whose end tag hasn't been read yet.
    private struct OpenExpression {
        let element: String
        let attributes: Attributes
        let line: Int
        var arguments: [InterfaceDescription.Expression] = []
        var text = ""
    }

    private var description = InterfaceDescription()
    /// The names of the enclosing elements.
    private var elements: [String] = []
    /// The indexes in `mentions` of the enclosing objects.
    private var objects: [Int] = []
    private var expressions: [OpenExpression] = []
    /// The name of the property in the enclosing `<binding>`.
    private var boundProperty: String?
    /// A Boolean value that indicates whether the next object is an internal child. The object that contains an
    /// internal child creates the child.
    private var isInternalChild = false
    /// The enclosing properties. The innermost property is last.
    private var properties: [InterfaceDescription.Property] = []
    /// The ID of the object in the enclosing `<binding>`.
    private var evaluatedObject: String?
    /// The property that is being read, if it belongs to a `GtkBuilderListItemFactory`. Its text is a description of
    /// list rows, or the path of a resource. `line` is the number of the text's first line.
    private var factoryProperty: (name: String, text: String, line: Int)?
    private let firstLine: Int

    private init(firstLine: Int) { self.firstLine = firstLine }

    /// Returns the names in a description, or nil if the description isn't well-formed.
    ///
    /// - Parameter firstLine: The number of the first line in the file, if the content is a part of a file.
    static func read(_ content: some Collection<UInt8>, firstLine: Int = 1) -> InterfaceDescription? {
        // The GLib parser doesn't count a line feed at the beginning of the content as a line.
        let reader = InterfaceReader(firstLine: content.first == UInt8(ascii: "\n") ? firstLine + 1 : firstLine)
        var parser = GMarkupParser(
            start_element: { context, element, names, values, data, _ in
                MainThread.enter((context, element, names, values, data)) { context, element, names, values, data in
                    guard let element else { return }
                    InterfaceReader.of(data)?.begin(
                        String(cString: element),
                        InterfaceReader.attributes(names, values),
                        context
                    )
                }
            },
            end_element: { _, _, data, _ in
                MainThread.enter(data) { InterfaceReader.of($0)?.end() }
            },
            text: { context, text, length, data, _ in
                MainThread.enter((context, text, length, data)) { context, text, length, data in
                    guard let text else { return }
                    let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
                    InterfaceReader.of(data)?.add(String(decoding: bytes, as: UTF8.self), context)
                }
            },
            passthrough: nil,
            error: nil
        )
        let data = Unmanaged.passUnretained(reader).toOpaque()
        guard let context = g_markup_parse_context_new(&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, data, nil) else {
            fatalError("GLib couldn't create a parser")
        }
        defer { g_markup_parse_context_free(context) }
        let isWellFormed = Array(content).withUnsafeBytes { bytes in
            g_markup_parse_context_parse(
                context,
                bytes.bindMemory(to: CChar.self).baseAddress,
                gssize(bytes.count),
                nil
            ) != 0 && g_markup_parse_context_end_parse(context, nil) != 0
        }
        return withExtendedLifetime(reader) { isWellFormed ? reader.description : nil }
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> InterfaceReader? {
        data.map { Unmanaged<InterfaceReader>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func attributes(
        _ names: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
        _ values: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Attributes {
        var found: Attributes = [:]
        guard let names, let values else { return found }
        var index = 0
        while let name = names[index], let value = values[index] {
            found[String(cString: name)] = String(cString: value)
            index += 1
        }
        return found
    }

    private func line(_ context: OpaquePointer?) -> Int {
        var (line, column): (gint, gint) = (0, 0)
        g_markup_parse_context_get_position(context, &line, &column)
        // The GLib parser counts a line feed as part of the next line. If a line feed follows the element, the column
        // is therefore 1, and the reported line is the line after the element.
        return Int(line) + firstLine - (column == 1 ? 2 : 1)
    }

    // MARK: Elements

    private func begin(_ element: String, _ attributes: Attributes, _ context: OpaquePointer?) {
        elements.append(element)
        let line = line(context)
        switch element {
        case "object", "template":
            objects.append(description.mentions.count)
            let isTemplate = element == "template"
            let className = attributes["class"] ?? ""
            description.mentions.append(
                .init(
                    className: className,
                    id: isTemplate ? className : attributes["id"],
                    line: line,
                    isTemplate: isTemplate,
                    isInternalChild: isInternalChild
                )
            )
            isInternalChild = false
        case "signal": addSignal(attributes, line)
        case "child": isInternalChild = attributes["internal-child"] != nil
        case "binding":
            boundProperty = attributes["name"]
            evaluatedObject = attributes["object"]
        case "closure", "lookup", "constant":
            expressions.append(OpenExpression(element: element, attributes: attributes, line: line))
        case "property":
            addProperty(attributes, line)
            guard let name = attributes["name"], ["bytes", "resource"].contains(name), let object = objects.last,
                description.mentions[object].className == "GtkBuilderListItemFactory"
            else { return }
            factoryProperty = (name, "", line)
        default: break
        }
    }

    /// Adds a property if the `<property>` element belongs to an object. Other elements, such as `<layout>`, also
    /// contain `<property>` elements, which are ignored.
    private func addProperty(_ attributes: Attributes, _ line: Int) {
        guard isInObject(elements.dropLast()), let owner = objects.last else { return }
        properties.append(
            .init(
                name: attributes["name"] ?? "",
                owner: owner,
                text: "",
                isBound: attributes["bind-source"] != nil,
                line: line
            )
        )
    }

    private func isInObject(_ elements: some BidirectionalCollection<String>) -> Bool {
        elements.last == "object" || elements.last == "template"
    }

    private func addSignal(_ attributes: Attributes, _ line: Int) {
        guard let name = attributes["name"], let handler = attributes["handler"], let emitter = objects.last else {
            return
        }
        let object = attributes["object"]
        description.signals.append(
            .init(
                name: name,
                handler: handler,
                object: object,
                isSwapped: isTrue(attributes["swapped"]) ?? (object != nil),
                line: line,
                emitter: emitter
            )
        )
    }

    private func add(_ text: String, _ context: OpaquePointer?) {
        if elements.last == "property", isInObject(elements.dropLast()) {
            properties[properties.count - 1].text += text
        }
        if factoryProperty != nil {
            // The parser reports text when its position is at the end of the text. The number of the first line is
            // therefore the current line minus the number of line feeds in the text.
            if factoryProperty?.text.isEmpty == true {
                factoryProperty?.line = line(context) - text.utf8.count { $0 == UInt8(ascii: "\n") }
            }
            factoryProperty?.text += text
        } else if !expressions.isEmpty {
            expressions[expressions.count - 1].text += text
        }
    }

    private func end() {
        switch elements.removeLast() {
        case "object", "template": objects.removeLast()
        case "binding":
            boundProperty = nil
            evaluatedObject = nil
        case "closure", "lookup", "constant": endExpression()
        case "property":
            if isInObject(elements) { description.properties.append(properties.removeLast()) }
            guard let property = factoryProperty else { return }
            factoryProperty = nil
            let isResource = property.name == "resource"
            description.nested.append(
                .init(
                    content: isResource ? nil : property.text,
                    resource: isResource ? property.text : nil,
                    line: property.line
                )
            )
        default: break
        }
    }

    private func endExpression() {
        let ended = expressions.removeLast()
        let text = trimmed(ended.text)
        let expression: InterfaceDescription.Expression
        switch ended.element {
        case "closure":
            let object = ended.attributes["object"]
            let closure = InterfaceDescription.Closure(
                function: ended.attributes["function"] ?? "",
                typeName: ended.attributes["type"] ?? "",
                object: object,
                isSwapped: isTrue(ended.attributes["swapped"]) ?? (object != nil),
                line: ended.line,
                owner: objects.last,
                evaluatedObject: evaluatedObject,
                arguments: ended.arguments
            )
            description.closures.append(closure)
            expression = .closure(closure)
        case "lookup":
            expression = .lookup(
                property: ended.attributes["name"] ?? "",
                className: ended.attributes["type"],
                of: ended.arguments.first ?? (text.isEmpty ? nil : .object(id: text))
            )
        default:
            if let type = ended.attributes["type"] {
                expression = .constant(typeName: type)
            } else {
                expression = .object(id: text)
            }
        }
        if !expressions.isEmpty {
            expressions[expressions.count - 1].arguments.append(expression)
        } else if let property = boundProperty, let owner = objects.last {
            description.bindings.append(
                .init(
                    property: property,
                    owner: owner,
                    expression: expression,
                    evaluatedObject: evaluatedObject,
                    line: ended.line
                )
            )
        }
    }

    // MARK: Texts

    /// Returns the value of a Boolean attribute. GTK interprets the text in the same way.
    private func isTrue(_ text: String?) -> Bool? {
        text.map { ["1", "y", "t", "yes", "true"].contains($0.lowercased()) }
    }

    private func trimmed(_ text: String) -> String {
        let start = text.drop { $0.isWhitespace }
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }
}
