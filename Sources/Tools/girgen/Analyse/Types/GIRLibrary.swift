/// The declarations of all GIR files, by name.
package final class GIRLibrary {
    private(set) var namespaces: [String: GIRNamespace] = [:]
    private var declarations: [String: Declaration] = [:]
    private var byCType: [String: Declaration] = [:]
    private var aliases: [String: GIRType] = [:]
    private lazy var descendants: [ObjectIdentifier: [Declaration]] = {
        var descendants: [ObjectIdentifier: [Declaration]] = [:]
        for declaration in declarations.values where declaration.category == .object {
            for ancestor in ancestors(of: declaration) {
                descendants[ObjectIdentifier(ancestor), default: []].append(declaration)
            }
        }
        return descendants
    }()
    /// The C names of the functions that language bindings can call.
    private(set) lazy var boundFunctions = Set(namespaces.values.flatMap(\.calledFunctions).map(\.cIdentifier))
    let configuration: Configuration
    var policy: Policy { configuration.policy }

    package init(_ namespaces: [GIRNamespace], _ configuration: Configuration) {
        self.configuration = configuration
        let namespaces = namespaces.map { namespace in
            var settled = namespace
            configuration.policy.settle(&settled)
            settled.typeKeys()
            settled.typeDurations()
            return settled
        }
        for namespace in namespaces { self.namespaces[namespace.name] = namespace }
        for namespace in namespaces { declareTypes(of: namespace) }
        // The category of a record can depend on those of the records that it contains.
        while namespaces.map(categorizeRecords).contains(true) {}
    }

    func declaration(_ name: String, in namespace: String) -> Declaration? {
        declarations[name.contains(".") ? name : "\(namespace).\(name)"]
    }

    func declaration(cType: String) -> Declaration? { byCType[cType] }

    /// Returns the C class structure of a class, or nil if it's private.
    func classStructure(of declaration: Declaration) -> GIRCompound? {
        namespaces[declaration.namespace]?.compounds.first {
            $0.classStructureOf == declaration.name && !$0.isDisguised && !$0.fields.isEmpty
                && policy[$0.cType ?? ""].type.hiddenStructure == nil
        }
    }

    func interface(named name: TypeName) -> Declaration? {
        declarations.values.first { $0.category == .interface && $0.module == name.module && $0.swiftName == name.name }
    }

    /// A class of a module that isn't optional has no subclasses in optional modules.
    func descendants(of declaration: Declaration) -> [Declaration] {
        let isCommon = !isSeparate(declaration)
        return (descendants[ObjectIdentifier(declaration)] ?? []).filter { !(isCommon && isSeparate($0)) }
    }

    func isBuiltOnGtk(_ namespace: String) -> Bool {
        var (found, rest) = (Set<String>(), [namespace])
        while let next = rest.popLast() { if found.insert(next).inserted { rest += namespaces[next]?.includes ?? [] } }
        return found.contains("Gtk")
    }

    func isOfBinding(_ declaration: Declaration) -> Bool { configuration.isOfBinding(declaration.namespace) }

    private func isSeparate(_ declaration: Declaration) -> Bool {
        configuration.module(ofNamespace: declaration.namespace)?.isSeparate ?? false
    }

    func swiftName(_ name: String, cType: String, namespace: String) -> String {
        if let renamed = policy["\(namespace).\(name)"].name { return renamed }
        let swiftName = Naming.type(name)
        let isTaken =
            Naming.takenTypeNames.contains(name) || Spelling.declared(swiftName) != swiftName
            || swiftName.first?.isNumber == true
            || configuration.isOfBinding(namespace) && configuration.namesOfOthers.contains(swiftName)
        return isTaken ? cType : swiftName
    }

    private func declareTypes(of namespace: GIRNamespace) {
        let name = namespace.name
        func declare(_ info: GIRInfo, _ cType: String, _ category: Declaration.Category) -> Declaration {
            let declaration = Declaration(info.name, cType, category, in: name, of: self)
            declarations[declaration.girName] = declaration
            if !cType.isEmpty { byCType[cType] = declaration }
            return declaration
        }
        for alias in namespace.aliases { aliases["\(name).\(alias.info.name)"] = alias.target }
        for compound in namespace.compounds where compound.classStructureOf == nil {
            let category: Declaration.Category =
                switch compound.kind {
                case .class where isUncounted(compound, in: name): .unsupported("a class without reference counting")
                case .class: compound.isFundamental && name != "GObject" ? .fundamental : .object
                case .interface: .interface
                case .record, .union: .unsupported("a record without a category")
                }
            declare(compound.info, compound.cType ?? compound.typeName ?? "", category).compound = compound
        }
        for var enumeration in namespace.enumerations {
            enumeration.members.removeAll { member in
                configuration.isTooNew(member.version, in: name) || policy[member.cIdentifier].leftOut != nil
            }
            let category = enumeration.isFlags ? Declaration.Category.flags : .enumeration
            declare(enumeration.info, enumeration.cType, category).enumeration = enumeration
        }
        for callback in namespace.callbacks {
            declare(callback.info, callback.cType ?? "", .callback).callback = callback
        }
    }

    /// Determines the category of each record. Returns true if any category changed.
    private func categorizeRecords(of namespace: GIRNamespace) -> Bool {
        var isChanged = false
        for compound in namespace.compounds where compound.isRecord {
            guard compound.classStructureOf == nil,
                let declaration = declaration(compound.info.name, in: namespace.name)
            else { continue }
            let category = category(of: declaration, compound)
            isChanged = isChanged || category != declaration.category
            declaration.category = category
        }
        return isChanged
    }

    func owner(ofMethod function: String) -> Declaration? {
        declarations.values.first { $0.compound?.methods.contains { $0.cIdentifier == function } == true }
    }

    // MARK: Types

    /// The integer types of C headers that GIR files mention, with the corresponding GLib types.
    private static let systemIntegers = [
        "time_t": "glong", "off_t": "glong", "pid_t": "gint", "uid_t": "guint", "gid_t": "guint",
        "socklen_t": "guint", "dev_t": "gulong",
    ]

    func kind(of type: GIRType, in namespace: String) -> Kind {
        if let array = type.array {
            let element = type.elements.first.map { kind(of: $0, in: namespace) } ?? .pointer
            switch type.name {
            case nil: return .array(element, array)
            case "GLib.PtrArray": return .pointerArray(element)
            case "GLib.ByteArray": return .byteArray
            case "GLib.Array": return .sizedArray(element)
            default: return .unsupported("an array of the unknown kind \(type.name ?? "")")
            }
        }
        guard let name = type.name else { return .unsupported("a type without a name") }
        switch name {
        case "none": return .none
        case "gboolean": return .bool
        case "gfloat": return .float
        case "gdouble": return .double
        case "gunichar": return .character
        case "Gdk.Key": return .key
        case "GType": return .type
        case "utf8": return .string
        case "filename": return .fileName
        case "gpointer", "gconstpointer": return .pointer
        case "va_list": return .unsupported("a va_list")
        case "GLib.List", "GLib.SList":
            let element = type.elements.first.map { kind(of: $0, in: namespace) } ?? .pointer
            return .list(element, isSinglyLinked: name == "GLib.SList")
        case "GLib.HashTable": return table(of: type.elements.map { kind(of: $0, in: namespace) })
        case "GObject.Closure": return .unsupported("a GClosure")
        case "GObject.InitiallyUnowned": return kind(of: GIRType(name: "GObject.Object"), in: namespace)
        default: break
        }
        let fullName = name.contains(".") ? name : "\(namespace).\(name)"
        if fullName == "GLib.Error" { return .error }
        if fullName == "GObject.Value" { return .anyValue }
        if let duration = DurationTypes.Duration(typeName: name) {
            return .duration(duration.unit, isOptional: duration.isOptional)
        }
        if SignalABI.Register.integers[name] != nil {
            // Some GIR files state a number type where C has an enumeration.
            if let declared = type.cType.flatMap({ declaration(cType: $0) }), declared.enumeration != nil,
                isVisible(declared, to: namespace)
            {
                return kind(of: declared)
            }
            return .integer(name)
        }
        if let integer = GIRLibrary.systemIntegers[name] { return .integer(integer) }
        if let target = aliases[fullName] { return kind(of: target, in: String(fullName.prefix { $0 != "." })) }
        guard let declaration = declaration(name, in: namespace)
        else { return .unsupported("the type \(name), which is not declared in any of the GIR files") }
        if !isVisible(declaration, to: namespace) {
            return .unsupported("\(declaration.cType), a type that is not bound")
        }
        return kind(of: declaration)
    }

    /// The types of an optional module are visible only to modules that follow it in the list.
    private func isVisible(_ declaration: Declaration, to namespace: String) -> Bool {
        declaration.namespace == namespace || !isSeparate(declaration)
            || configuration.isListed(declaration.namespace, before: namespace)
    }

    /// Returns the kind of a `GHashTable` if Swift can hash its keys and store its values.
    private func table(of elements: [Kind]) -> Kind {
        guard elements.count == 2, elements[0].containerElement?.isKey == true, elements[1].containerElement != nil
        else { return .unsupported("a GHashTable") }
        return .table(elements[0], elements[1])
    }

    func kind(of declaration: Declaration) -> Kind {
        if isTooNew(declaration) { return .unsupported("\(declaration.cType), which is newer than requested") }
        if !isWritten(declaration) { return .unsupported("\(declaration.cType), a type that is not bound") }
        switch declaration.category {
        case .object: return .object(declaration)
        case .interface: return .interface(declaration)
        case .fundamental, .boxed, .counted, .permanent: return .owner(declaration)
        case .value, .opaqueValue: return .value(declaration)
        case .enumeration: return .enumeration(declaration)
        case .flags: return .flags(declaration)
        case .callback: return .callback(declaration)
        case .unsupported(let reason): return .unsupported("\(declaration.cType), \(reason)")
        }
    }

    /// The type can be handwritten or generated.
    func isWritten(_ declaration: Declaration) -> Bool {
        if declaration.isHandwritten { return true }
        if !declaration.decision.isBound || !declaration.info.isIntrospectable { return false }
        guard let module = configuration.module(ofNamespace: declaration.namespace), let types = module.types
        else { return true }
        return declaration.namespace == module.namespace && types.contains(declaration.name)
    }

    /// The Swift names that several types have in common, each followed by the GIR names of these types.
    package var sharedNames: [String] {
        let written = declarations.values.filter {
            if case .unsupported = $0.category { false } else { isWritten($0) && !isTooNew($0) }
        }
        // A type of a bound library can have the same name as a type of any other module.
        let shared = Dictionary(grouping: written) { isOfBinding($0) ? "\($0.module).\($0.swiftName)" : $0.swiftName }
        return shared.filter { $0.value.count > 1 }
            .map { "\($0): \($1.map(\.girName).sorted().joined(separator: ", "))" }.sorted()
    }

    /// Returns the ancestors of a class, beginning with its superclass.
    func ancestors(of declaration: Declaration) -> [Declaration] {
        var found: [Declaration] = []
        var current = declaration
        while let parent = current.compound?.parent, let next = self.declaration(parent, in: current.namespace) {
            found.append(next)
            current = next
        }
        return found
    }

    /// Returns the interfaces that a class declares or that an interface requires.
    func interfaces(of declaration: Declaration) -> [Declaration] {
        let names = (declaration.compound?.implements ?? []) + (declaration.compound?.prerequisites ?? [])
        return names.compactMap { self.declaration($0, in: declaration.namespace) }
            .filter { $0.category == .interface && !$0.isClassInSwift && isWritten($0) && !isTooNew($0) }
            .filter { isVisible($0, to: declaration.namespace) }
    }

    /// Returns the interfaces of a class or an interface and, recursively, the interfaces that they require.
    func allInterfaces(of declaration: Declaration) -> [Declaration] {
        var found: [Declaration] = []
        func visit(_ type: Declaration) {
            for interface in interfaces(of: type) where !found.contains(interface) {
                found.append(interface)
                visit(interface)
            }
        }
        visit(declaration)
        return found
    }

    func isTooNew(_ declaration: Declaration) -> Bool {
        configuration.isTooNew(declaration.info.version, in: declaration.namespace)
    }

    /// Returns the class from which all implementations of an interface derive, or nil for `Object`.
    func prerequisiteClass(of declaration: Declaration) -> Declaration? {
        for name in declaration.compound?.prerequisites ?? [] {
            guard let required = self.declaration(name, in: declaration.namespace) else { continue }
            if required.category == .object, required.girName != "GObject.Object" { return required }
            if required.category == .interface, let inherited = prerequisiteClass(of: required) { return inherited }
        }
        return nil
    }
}
