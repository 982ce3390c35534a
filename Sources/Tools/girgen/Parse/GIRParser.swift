import Foundation

/// Turns a GIR file into a ``GIRNamespace``.
///
/// An unknown element or attribute is an error, so that additions in newer GIR files aren't ignored silently.
package struct GIRParser {
    let file: String

    /// Returns the namespace that a GIR file declares. `file` is the name of the file in messages.
    package static func parse(_ data: Data, file: String) throws -> GIRNamespace {
        let (parser, root) = (GIRParser(file: file), try XMLTree.read(data, file: file))
        try parser.check(root)
        return try parser.repository(root)
    }

    func fail(_ element: XMLElement, _ reason: String) -> GIRError {
        GIRError(file: file, line: element.line, reason: reason)
    }

    /// The forms of the attributes of each element, and the Swift keywords. See ``expectation(of:from:)``.
    private struct Rules: Decodable {
        let elements: [String: [String: String]]
        let keywords: Set<String>
    }

    private static let rules = Result {
        try Rules.decoded(from: URL(fileURLWithPath: "\(#filePath)/../Attributes.json").standardizedFileURL)
    }
    /// The Swift keywords. If they can't be read, an error is reported when a file is parsed.
    package static let keywords = (try? rules.get().keywords) ?? []

    /// Checks that an element and its children only have valid attributes, whose values can't become code.
    private func check(_ element: XMLElement) throws {
        for (attribute, value) in element.attributes.sorted(by: { $0.key < $1.key }) where !attribute.hasPrefix("xmlns")
        {
            guard let form = try GIRParser.rules.get().elements[element.name]?[attribute]
            else { throw fail(element, "unknown attribute \"\(attribute)\" of <\(element.name)>") }
            guard let expected = GIRParser.expectation(of: form, from: value) else { continue }
            let found = "\"\(attribute)\" of <\(element.name)> is \(value.debugDescription)"
            throw fail(element, "\(found); expected \(expected)")
        }
        let unused: Set = element.name == "namespace" ? [] : ["callback", "record", "union"]
        for child in element.children where !unused.contains(child.name) { try check(child) }
    }

    /// Returns what is expected instead of a value, or nil if the value has the form. The form is one of the cases, a list
    /// of values, or `name` with the characters that are valid in addition to letters, digits and `_`.
    private static func expectation(of form: String, from value: String) -> String? {
        if form != "text", value.utf8.count > 1000 { return "at most 1,000 characters" }
        switch form {
        case "text": return nil
        case "flag": return value == "0" || value == "1" ? nil : "0 or 1"
        case "number": return UInt32(value) == nil && value != "-1" ? "a number" : nil
        case "type":
            let parts = value.split(separator: ".", omittingEmptySubsequences: false)
            return parts.count < 3 && parts.allSatisfy { !$0.isEmpty && isWord($0, " ") } ? nil : "the name of a type"
        case "header", "package":
            let isFile = isWord(value, form == "header" ? "/.-+" : ".-+") && isWord(value.prefix(1)) && !value.isEmpty
            return isFile && !value.contains("..") && !value.hasSuffix(".pc") ? nil : "the name of a \(form)"
        case "c", "ctype":
            return (form == "ctype" || isWord(value)) && isCName(value) ? nil : "the name of a C type or function"
        case _ where form.contains("|"):
            return form.split(separator: "|").contains(value[...]) ? nil : form.replacing("|", with: ", ")
        default:
            let others = String(form.dropFirst("name".count))
            return isWord(value, others) ? nil : "only letters, digits and _\(others)"
        }
    }

    private static func isWord(_ value: some StringProtocol, _ others: String = "") -> Bool {
        value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" || others.contains($0) }
    }

    /// Returns a Boolean value that indicates whether Swift can import what a value names: a function, or a type, with
    /// its qualifiers.
    private static func isCName(_ value: String) -> Bool {
        let words = value.split { $0 == " " || $0 == "*" }
            .filter { !["const", "volatile", "struct", "enum", "union"].contains($0) }
        let numbers: Set<Substring> = ["char", "double", "int", "long", "short", "signed", "unsigned"]
        if words.count > 1 { return numbers.isSuperset(of: words) }
        guard let word = words.first, isWord(word), value.count(where: { $0 == "*" }) < 5 else { return false }
        return !("0"..."9").contains(word.prefix(1)) && !keywords.contains(String(word))
    }

    func unknown(_ child: XMLElement, in parent: XMLElement) -> GIRError {
        fail(child, "unknown element <\(child.name)> in <\(parent.name)>")
    }

    func required(_ element: XMLElement, _ attribute: String) throws -> String {
        guard let value = element[attribute]
        else { throw fail(element, "<\(element.name)> lacks the attribute \"\(attribute)\"") }
        return value
    }

    func info(_ element: XMLElement) throws -> GIRInfo {
        let isUsed = element.flag("introspectable", default: true) && element["moved-to"] == nil
        return GIRInfo(
            name: try isUsed ? name(of: element) : required(element, "name"),
            line: element.line,
            version: element["version"],
            isDeprecated: element.flag("deprecated"),
            deprecatedVersion: element["deprecated-version"],
            deprecation: element.text.isEmpty ? nil : element.text,
            isIntrospectable: element.flag("introspectable", default: true)
        )
    }

    /// Returns the value of a decimal or hexadecimal number. The Vala compiler also writes hexadecimal ones.
    package static func integer(_ value: String) -> Int? {
        value.contains("0x") ? Int(value.replacing("0x", with: ""), radix: 16) : Int(value)
    }

    func name(of element: XMLElement) throws -> String {
        let name = try required(element, "name")
        if name.contains(where: { $0.isLetter || $0.isNumber }) { return name }
        throw fail(element, "the name of <\(element.name)> is \"\(name)\"; expected a letter or a digit")
    }

    // MARK: The file

    func repository(_ root: XMLElement) throws -> GIRNamespace {
        guard root.name == "repository" else { throw fail(root, "expected <repository>, found <\(root.name)>") }
        // In handwritten GIR files, the prefixes of C names can be attributes of the repository element.
        guard let element = root.children.last(where: { $0.name == "namespace" })
        else { throw fail(root, "no <namespace>") }
        var result = try namespace(element)
        for child in root.children {
            switch child.name {
            case "include":
                let name = try required(child, "name")
                result.includes.append(name)
                result.includedVersions[name] = child["version"]
            // If there are several packages, the first package is the package of the library.
            case "package": result.package = try result.package ?? required(child, "name")
            case "c:include": result.headers.append(try required(child, "name"))
            case "doc:format", "namespace": break
            default: throw unknown(child, in: root)
            }
        }
        return result
    }

    func namespace(_ element: XMLElement) throws -> GIRNamespace {
        let (name, version) = (try required(element, "name"), try required(element, "version"))
        var result = GIRNamespace(name: name, version: version, file: file)
        func list(_ attribute: String) -> [String] {
            element[attribute]?.split(separator: ",").compactMap { $0.split(separator: "/").last.map(String.init) }
                ?? []
        }
        result.sharedLibraries = list("shared-library")
        result.symbolPrefixes = list("c:symbol-prefixes")
        for child in element.children {
            switch child.name {
            case "class", "interface", "record", "union":
                let compound = try compound(child)
                result.compounds.append(compound)
                // In C, the constant belongs to the namespace, and its name contains the name of the type.
                for var constant in compound.constants {
                    constant.info.name = "\(compound.info.name)_\(constant.info.name)"
                    result.constants.append(constant)
                }
            case "enumeration", "bitfield": result.enumerations.append(try enumeration(child))
            case "callback": result.callbacks.append(try callable(child))
            case "function": result.functions.append(try callable(child))
            case "constant": result.constants.append(try constant(child))
            case "alias": result.aliases.append(try alias(child))
            case "function-macro", "function-inline": break  // Macros and inline functions can't be bound.
            case "glib:boxed": break  // The name of a private C type.
            default: throw unknown(child, in: element)
            }
        }
        return result
    }

    // MARK: Declarations

    func compound(_ element: XMLElement) throws -> GIRCompound {
        guard let kind = GIRCompound.Kind(rawValue: element.name)
        else { throw fail(element, "unknown element <\(element.name)>") }
        var result = GIRCompound(
            kind: kind,
            info: try info(element),
            cType: element["c:type"],
            typeName: element["glib:type-name"],
            getType: element["glib:get-type"]
        )
        result.parent = element["parent"]
        result.isAbstract = element.flag("abstract")
        result.isFinal = element.flag("final")
        result.isFundamental = element.flag("glib:fundamental")
        result.isDisguised = element.flag("disguised") || element.flag("opaque") || element.flag("pointer")
        result.isForeign = element.flag("foreign")
        result.classStructureOf = element["glib:is-gtype-struct-for"]
        result.refFunction = element["glib:ref-func"]
        result.unrefFunction = element["glib:unref-func"]
        result.getValueFunction = element["glib:get-value-func"]
        result.setValueFunction = element["glib:set-value-func"]
        for child in element.children {
            switch child.name {
            case "implements": result.implements.append(try required(child, "name"))
            case "prerequisite": result.prerequisites.append(try required(child, "name"))
            case "constructor": result.constructors.append(try callable(child))
            case "method": result.methods.append(try callable(child))
            case "function": result.functions.append(try callable(child))
            case "virtual-method": result.virtualMethods.append(try callable(child))
            case "property": result.properties.append(try property(child))
            case "glib:signal": result.signals.append(try callable(child))
            case "field": result.fields.append(try field(child))
            case "constant": result.constants.append(try constant(child))
            case "callback": break  // The type of a virtual function in a class structure.
            case "union", "record":
                // A nested union or record has no Swift type. Therefore, the enclosing record isn't a plain value.
                result.fields.append(GIRField(name: child["name"] ?? "", type: nil))
            case "function-macro", "method-inline", "function-inline": break
            default: throw unknown(child, in: element)
            }
        }
        return result
    }

    func field(_ element: XMLElement) throws -> GIRField {
        var type: GIRType?
        for child in element.children {
            switch child.name {
            case "type", "array": type = try self.type(child)
            case "callback": type = nil
            default: throw unknown(child, in: element)
            }
        }
        let name = try name(of: element)
        if name.first?.isNumber == true { throw fail(element, "the name of <field> begins with a digit: \"\(name)\"") }
        return GIRField(
            name: name,
            type: type,
            // A field that isn't introspectable is treated as private.
            isPrivate: element.flag("private") || !element.flag("introspectable", default: true),
            isWritable: element.flag("writable")
        )
    }

    func enumeration(_ element: XMLElement) throws -> GIREnumeration {
        var result = GIREnumeration(
            info: try info(element),
            cType: try required(element, "c:type"),
            getType: element["glib:get-type"],
            isFlags: element.name == "bitfield",
            errorDomain: element["glib:error-domain"]
        )
        for child in element.children {
            switch child.name {
            case "member":
                // The Vala compiler doesn't evaluate all values.
                guard child.flag("introspectable", default: true),
                    let number = Self.integer(try required(child, "value"))
                else { continue }
                let (name, version, value) = (try name(of: child), child["version"], String(number))
                let cName = try required(child, "c:identifier")
                result.members.append(GIRMember(name: name, version: version, value: value, cIdentifier: cName))
            case "function": result.functions.append(try callable(child))
            case "function-macro", "function-inline": break
            default: throw unknown(child, in: element)
            }
        }
        return result
    }

    func constant(_ element: XMLElement) throws -> GIRConstant {
        GIRConstant(
            info: try info(element),
            value: try required(element, "value"),
            type: try statedType(of: element),
            // In GIR files of the Vala compiler, the C name is in another attribute.
            cType: try element["c:identifier"] ?? required(element, "c:type")
        )
    }

    func alias(_ element: XMLElement) throws -> GIRAlias {
        _ = try required(element, "c:type")
        return GIRAlias(info: try info(element), target: try statedType(of: element))
    }
}
