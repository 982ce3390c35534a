// Prints Swift subclasses, one for each class of a module. A test calls the initializers that they inherit.

extension TablePrinter {
    /// The classes without a trait that have an initializer that a test can call.
    private var types: [(type: TypeDeclaration, entries: [Entry])] {
        module.types.compactMap { type in
            guard isClass(type), type.condition == nil else { return nil }
            let entries = type.members.filter { $0.condition == nil }.compactMap { entry($0, type) }
            return entries.isEmpty ? nil : (type, entries)
        }
    }

    private typealias Entry = (initializer: Initializer, arguments: String)

    /// Returns false if no test can call an initializer.
    func printSubclasses() -> Bool {
        let types = types
        if types.isEmpty { return false }
        writer.line("/// Calls the initializers that Swift subclasses inherit from the classes in `\(module.name)`.")
        writer.block("enum \(module.name)SubclassTable: SubclassTable") {
            printFunction("static func add(to list: SubclassList)") {
                for (type, _) in types { writer.line("\(Spelling.declared(type.name.member))(list)") }
            }
            for (type, entries) in types {
                printFunction("private static func \(Spelling.declared(type.name.member))(_ list: SubclassList)") {
                    let name = "\(type.name.name)Subclass"
                    writer.line("final class \(name): \(type.name.outside) {}")
                    for entry in entries { print(entry, name) }
                }
            }
        }
        return true
    }

    private func isClass(_ type: TypeDeclaration) -> Bool {
        if case .class(let form) = type.form { !form.isFinal } else { false }
    }

    private func entry(_ member: Member, _ type: TypeDeclaration) -> Entry? {
        guard case .initializer(let initializer) = member else { return nil }
        var setup: [String] = []
        guard let arguments = argumentList(initializer.parameters, &setup), setup.isEmpty else { return nil }
        return (initializer, arguments)
    }

    private func print(_ entry: Entry, _ subclass: String) {
        let call = entry.initializer.call
        let isAsync = call?.isAsync ?? false
        let function = isAsync ? "addAsynchronous" : "add"
        let makes = call == nil
        let header = "list.\(function)(\"\(entry.initializer.cName)\", \(subclass).self, isMadeBySwift: \(makes))"
        writer.block(header, naming: ["arguments"]) {
            writer.line(attempted("\(subclass)(\(entry.arguments))", call, isKept: true))
        }
    }
}
