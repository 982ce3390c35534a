import Foundation

/// Turns a GIR file into a ``GIRNamespace``.
///
/// An unknown element or attribute is an error, so that additions in newer GIR files aren't ignored silently.
package struct GIRParser {
    let file: String

    /// Returns the namespace that a GIR file declares. `file` is the name of the file in messages.
    package static func parse(_ data: Data, file: String) throws -> GIRNamespace {
        try GIRParser(file: file).repository(XMLTree.read(data, file: file))
    }

    func fail(_ element: XMLElement, _ reason: String) -> GIRError {
        GIRError(file: file, line: element.line, reason: reason)
    }

    /// Checks that an element only has the attributes that are valid for its kind.
    func check(_ element: XMLElement, _ kind: String) throws {
        for attribute in element.attributes.keys.sorted()
        where GIRParser.attributes[kind]?.contains(attribute) != true && !attribute.hasPrefix("xmlns") {
            throw fail(element, "unknown attribute \"\(attribute)\" of <\(element.name)>")
        }
    }

    func unknown(_ child: XMLElement, in parent: XMLElement) -> GIRError {
        fail(child, "unknown element <\(child.name)> in <\(parent.name)>")
    }

    func required(_ element: XMLElement, _ attribute: String) throws -> String {
        guard let value = element.attributes[attribute]
        else { throw fail(element, "<\(element.name)> lacks the attribute \"\(attribute)\"") }
        return value
    }

    func flag(_ element: XMLElement, _ attribute: String, default fallback: Bool = false) throws -> Bool {
        guard let value = element.attributes[attribute] else { return fallback }
        guard value == "0" || value == "1"
        else { throw fail(element, "\"\(attribute)\" of <\(element.name)> is \"\(value)\"; expected 0 or 1") }
        return value == "1"
    }

    func number(_ element: XMLElement, _ attribute: String) throws -> Int? {
        guard let value = element.attributes[attribute] else { return nil }
        guard let number = Int(value)
        else { throw fail(element, "\"\(attribute)\" of <\(element.name)> is \"\(value)\"; expected a number") }
        return number
    }

    func choice<C: RawRepresentable<String>>(_ element: XMLElement, _ attribute: String, default usual: C) throws -> C {
        guard let value = element.attributes[attribute] else { return usual }
        guard let choice = C(rawValue: value)
        else { throw fail(element, "unknown value \"\(value)\" of \"\(attribute)\" of <\(element.name)>") }
        return choice
    }

    /// The common attributes of elements that represent declarations.
    private static let infoAttributes = "name version deprecated deprecated-version introspectable stability"

    private static let attributes = [
        "repository": "version c:identifier-prefixes c:symbol-prefixes",
        "namespace": "name version shared-library c:identifier-prefixes c:symbol-prefixes c:prefix",
        "compound": """
        \(infoAttributes) c:symbol-prefix c:type parent abstract final glib:type-name glib:get-type \
        glib:type-struct glib:fundamental glib:ref-func glib:unref-func glib:get-value-func \
        glib:set-value-func disguised opaque pointer foreign glib:is-gtype-struct-for copy-function \
        free-function
        """,
        "name": "name",
        "field": "\(infoAttributes) readable writable private bits nullable",
        "enumeration": "\(infoAttributes) c:type glib:type-name glib:get-type glib:error-domain",
        "member": "\(infoAttributes) value c:identifier glib:nick glib:name",
        "constant": "\(infoAttributes) value c:type c:identifier", "alias": "\(infoAttributes) c:type",
        "callable": """
        \(infoAttributes) c:identifier c:type throws shadows shadowed-by moved-to glib:get-property \
        glib:set-property when detailed action no-recurse no-hooks glib:async-func glib:finish-func \
        glib:sync-func emitter invoker
        """,
        "result": "transfer-ownership nullable allow-none skip scope closure destroy introspectable",
        "parameter": """
        name transfer-ownership nullable allow-none direction caller-allocates optional scope closure \
        destroy skip introspectable
        """,
        "property": """
        \(infoAttributes) readable writable construct construct-only transfer-ownership setter getter \
        default-value
        """,
        "type": "name c:type length zero-terminated fixed-size introspectable",
    ].mapValues { Set($0.split(separator: " ").map(String.init)) }

    func info(_ element: XMLElement) throws -> GIRInfo {
        GIRInfo(
            name: try required(element, "name"),
            version: element.attributes["version"],
            isDeprecated: try flag(element, "deprecated"),
            deprecatedVersion: element.attributes["deprecated-version"],
            deprecation: element.text.isEmpty ? nil : element.text,
            isIntrospectable: try flag(element, "introspectable", default: true)
        )
    }

    // MARK: The file

    func repository(_ root: XMLElement) throws -> GIRNamespace {
        guard root.name == "repository" else { throw fail(root, "expected <repository>, found <\(root.name)>") }
        // In handwritten GIR files, the prefixes of C names can be attributes of the repository element.
        try check(root, "repository")
        guard let element = root.children.last(where: { $0.name == "namespace" })
        else { throw fail(root, "no <namespace>") }
        var result = try namespace(element)
        for child in root.children {
            switch child.name {
            case "include":
                let name = try required(child, "name")
                result.includes.append(name)
                result.includedVersions[name] = child.attributes["version"]
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
        try check(element, "namespace")
        let (name, version) = (try required(element, "name"), try required(element, "version"))
        var result = GIRNamespace(name: name, version: version, file: file)
        func list(_ attribute: String) -> [String] {
            element.attributes[attribute]?.split(separator: ",").map(String.init) ?? []
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
        try check(element, "compound")
        guard let kind = GIRCompound.Kind(rawValue: element.name)
        else { throw fail(element, "unknown element <\(element.name)>") }
        var result = GIRCompound(
            kind: kind,
            info: try info(element),
            cType: element.attributes["c:type"],
            typeName: element.attributes["glib:type-name"],
            getType: element.attributes["glib:get-type"]
        )
        result.parent = element.attributes["parent"]
        result.isAbstract = try flag(element, "abstract")
        result.isFinal = try flag(element, "final")
        result.isFundamental = try flag(element, "glib:fundamental")
        result.isDisguised = try flag(element, "disguised") || flag(element, "opaque") || flag(element, "pointer")
        result.isForeign = try flag(element, "foreign")
        result.classStructureOf = element.attributes["glib:is-gtype-struct-for"]
        result.refFunction = element.attributes["glib:ref-func"]
        result.unrefFunction = element.attributes["glib:unref-func"]
        result.getValueFunction = element.attributes["glib:get-value-func"]
        result.setValueFunction = element.attributes["glib:set-value-func"]
        for child in element.children {
            switch child.name {
            case "implements": result.implements.append(try named(child))
            case "prerequisite": result.prerequisites.append(try named(child))
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
                result.fields.append(GIRField(name: child.attributes["name"] ?? "", type: nil))
            case "function-macro", "method-inline", "function-inline": break
            default: throw unknown(child, in: element)
            }
        }
        return result
    }

    private func named(_ element: XMLElement) throws -> String {
        try check(element, "name")
        return try required(element, "name")
    }

    func field(_ element: XMLElement) throws -> GIRField {
        try check(element, "field")
        var type: GIRType?
        for child in element.children {
            switch child.name {
            case "type", "array": type = try self.type(child)
            case "callback": type = nil
            default: throw unknown(child, in: element)
            }
        }
        return GIRField(
            name: try required(element, "name"),
            type: type,
            // A field that isn't introspectable is treated as private.
            isPrivate: try flag(element, "private") || !flag(element, "introspectable", default: true),
            isWritable: try flag(element, "writable")
        )
    }

    func enumeration(_ element: XMLElement) throws -> GIREnumeration {
        try check(element, "enumeration")
        var result = GIREnumeration(
            info: try info(element),
            cType: try required(element, "c:type"),
            getType: element.attributes["glib:get-type"],
            isFlags: element.name == "bitfield",
            errorDomain: element.attributes["glib:error-domain"]
        )
        for child in element.children {
            switch child.name {
            case "member":
                try check(child, "member")
                if try !flag(child, "introspectable", default: true) { continue }
                let (name, version) = (try required(child, "name"), child.attributes["version"])
                let (value, cName) = (try required(child, "value"), try required(child, "c:identifier"))
                result.members.append(GIRMember(name: name, version: version, value: value, cIdentifier: cName))
            case "function": result.functions.append(try callable(child))
            case "function-macro", "function-inline": break
            default: throw unknown(child, in: element)
            }
        }
        return result
    }

    func constant(_ element: XMLElement) throws -> GIRConstant {
        try check(element, "constant")
        return GIRConstant(
            info: try info(element),
            value: try required(element, "value"),
            type: try statedType(of: element),
            // In GIR files of the Vala compiler, the C name is in another attribute.
            cType: try element.attributes["c:identifier"] ?? required(element, "c:type")
        )
    }

    func alias(_ element: XMLElement) throws -> GIRAlias {
        try check(element, "alias")
        _ = try required(element, "c:type")
        return GIRAlias(name: try required(element, "name"), target: try statedType(of: element))
    }
}
