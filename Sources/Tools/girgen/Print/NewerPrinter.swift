/// A printer of the declarations that traits add to a module. They're printed in separate files. In each file, `#if`
/// encloses the declarations of a trait.
struct NewerPrinter {
    let documentation: DocumentationPrinter
    /// The public declarations that the modules contain without traits. A newer C declaration isn't printed if its
    /// Swift declaration already exists.
    let known: Set<String>
    /// The names of the C functions for signals that exist without traits, by module.
    let trampolines: [String: Set<String>]

    /// Returns the files for a module's parts.
    ///
    /// - Parameter parts: The parts of the module, one for each trait, in order.
    func files(of parts: [NewerPart]) -> [GeneratedFile] {
        guard let module = parts.first?.module, !parts.allSatisfy(\.isEmpty) else { return [] }
        let bodies = bodies(of: parts)
        var files = parts.flatMap { self.files(of: $0, bodies) }
        let signals = parts.flatMap(\.types).flatMap(\.signals).map(\.abi).filter { !$0.isPlain }
        let known = trampolines[module.name]
        let added = Set(signals).filter { !(known?.contains($0.name) ?? false) }
        if !added.isEmpty {
            files.append(
                file(module, "SignalTrampolines+Newer") {
                    TrampolinePrinter().print(added, isAddition: known != nil, to: &$0)
                }
            )
        }
        if module.gainsTypes { files.append(table(of: parts, module)) }
        return files
    }

    /// Returns a part without members that already exist.
    func withoutKnown(_ part: NewerPart) -> NewerPart {
        var part = part
        let types = TypePrinter(module: part.module.name, documentation: documentation)
        /// Returns a Boolean value that indicates whether the declarations that the closure prints don't exist yet. The
        /// Swift declaration of a new C declaration may already exist.
        func isNew(_ print: (inout Writer) -> Void) -> Bool {
            var writer = Writer()
            print(&writer)
            return SwiftScanner.plain(SwiftScanner.declarations(in: writer.text)).allSatisfy { !known.contains($0) }
        }
        for index in part.additions.indices {
            var type = part.additions[index].added
            func newMembers(_ members: [Member], of name: String) -> [Member] {
                members.filter { member in isNew { types.printExtension(of: name, [member], to: &$0) } }
            }
            type.members = newMembers(type.members, of: type.name.name)
            switch type.form {
            case .enumeration(var form):
                form.cases = form.cases.filter { later in isNew { printer(type, form).printLater([later], to: &$0) } }
                type.form = .enumeration(form)
            case .interface(let form):
                type.implementationMembers = newMembers(type.implementationMembers, of: form.implementation.name)
            default: break
            }
            part.additions[index].added = type
        }
        part.additions.removeAll(where: \.isEmpty)
        return part
    }

    /// Returns the lines that traits add to the bodies of a module's types, by the C names of the types.
    func bodies(of parts: [NewerPart]) -> [String: NewerBody] {
        var bodies: [String: NewerBody] = [:]
        for part in parts {
            for addition in part.additions {
                let (members, installation) = body(of: addition, in: part.module.name)
                func add(_ lines: [String], to body: inout [String]) {
                    if !lines.isEmpty { body += ["#if \(part.trait)"] + lines + ["#endif"] }
                }
                if members.isEmpty && installation.isEmpty { continue }
                add(members, to: &bodies[addition.type.cType, default: NewerBody()].members)
                add(installation, to: &bodies[addition.type.cType, default: NewerBody()].installation)
            }
        }
        return bodies
    }

    private func body(
        of addition: NewerPart.Addition,
        in module: String
    ) -> (members: [String], installation: [String]) {
        var (members, installation) = (Writer(), Writer())
        let types = TypePrinter(module: module, documentation: documentation)
        types.printMethods(addition.virtualFunctions, of: addition.type.name, to: &members)
        types.printInstallation(addition.virtualFunctions, of: addition.type.name, to: &installation)
        func isProperty(_ member: Member) -> Bool { if case .property = member { true } else { false } }
        if addition.isImplementable {
            let properties = addition.type.members.filter(isProperty)
            types.printRequirements(addition.requirements, properties + addition.added.members, to: &members)
        } else {
            let computed = addition.added.members.filter { !isProperty($0) }
            types.printRequirements(addition.requirements, computed, to: &members)
            types.printTrampolines(addition.requirements, of: addition.type.name, to: &installation)
        }
        return (members.lines, installation.lines)
    }

    private func file(_ module: Module, _ path: String, _ print: (inout Writer) -> Void) -> GeneratedFile {
        APIPrinter.file("\(module.name)/Newer/\(path).swift", of: module, print)
    }

    private func files(of part: NewerPart, _ bodies: [String: NewerBody]) -> [GeneratedFile] {
        let module = part.module
        let types = TypePrinter(module: module.name, documentation: documentation)
        var files: [GeneratedFile] = []
        func add(_ name: String, _ print: (inout Writer) -> Void) {
            files.append(
                file(module, "\(part.trait)/\(name)") { writer in
                    writer.line("#if \(part.trait)")
                    print(&writer)
                    writer.line("#endif")
                }
            )
        }
        for type in module.types + module.enumerations { add(type.name.name) { types.print(type, to: &$0) } }
        for addition in part.additions {
            var addition = addition
            addition.added.newerBody = bodies[addition.type.cType] ?? NewerBody()
            add("\(addition.type.name.name)+\(part.trait)") { print(addition, types, to: &$0) }
        }
        for callback in module.callbacks {
            add(callback.name.name) { types.print(callback, to: &$0) }
        }
        for group in module.constants {
            add("\(group.fileName)+\(part.trait)") { types.printAdded(group, to: &$0) }
        }
        if !module.functions.isEmpty, !module.isPartial {
            add("Functions+\(part.trait)") { writer in
                for function in module.functions { types.printFunction(function, isGlobal: true, to: &writer) }
            }
        }
        return files
    }

    private func printer(_ type: TypeDeclaration, _ form: Enumeration) -> EnumerationPrinter {
        EnumerationPrinter(type: type, form: form, documentation: documentation)
    }

    private func print(_ addition: NewerPart.Addition, _ types: TypePrinter, to writer: inout Writer) {
        let (type, members, requirements) = (addition.added, addition.added.members, addition.requirements)
        let name = type.name.name
        switch type.form {
        case .class(let form):
            for interface in form.interfaces {
                writer.space()
                writer.line("extension \(name): \(interface.spelled(in: types.module)) {}")
            }
        case .enumeration(let form) where !form.cases.isEmpty: printer(type, form).printLater(form.cases, to: &writer)
        default: break
        }
        guard case .interface(let form) = type.form else {
            return types.printExtension(of: name, members, isValue: type.isValue, to: &writer)
        }
        if addition.isImplementable, let native = form.native {
            writer.space()
            types.printNative(native, name, form, to: &writer)
            writer.space()
            writer.line("extension \(form.implementation.name): \(native) {}")
            types.printImplementable(type, form, members, to: &writer)
        } else if !requirements.isEmpty, let native = form.native {
            let required = requirements.compactMap { TypePrinter.member(of: $0, members)?.documentation }
            types.printExtension(of: name, members.filter { !required.contains($0.documentation) }, to: &writer)
            types.printExtension(of: native, members.filter { required.contains($0.documentation) }, to: &writer)
            types.printDefaults(form, members, of: type, to: &writer)
        } else {
            types.printExtension(of: name, members, to: &writer)
        }
        types.printExtension(of: form.implementation.name, type.implementationMembers, to: &writer)
    }

    /// Returns the file with the function that registers new types. The module's own table calls the function.
    private func table(of parts: [NewerPart], _ module: Module) -> GeneratedFile {
        let printer = TypeTablePrinter()
        return file(module, "\(module.name)NewerTypes") { writer in
            writer.block("extension \(module.name)Types") { writer in
                writer.line("/// Registers the classes that the traits of the package add.")
                writer.block("static func registerNewer()") { writer in
                    for part in parts where part.isRegistered {
                        writer.line("#if \(part.trait)")
                        let ending = "Of\(part.trait)"
                        let (module, interfaces, results) = (part.module, part.implementable, part.lentResults)
                        printer.printRegistration(of: module, interfaces, results, ending: ending, to: &writer)
                        writer.line("#endif")
                    }
                }
                for part in parts where part.hasTypes {
                    writer.line()
                    writer.line("#if \(part.trait)")
                    printer.printLookups(of: part.module, ending: "Of\(part.trait)", to: &writer)
                    writer.line("#endif")
                }
            }
        }
    }
}
