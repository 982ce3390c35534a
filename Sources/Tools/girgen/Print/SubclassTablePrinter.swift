// Prints Swift subclasses, one for each class of a module. A test calls the initializers that they inherit.

extension TablePrinter {
    private typealias Entry = (initializer: Initializer, arguments: String)

    /// Returns false if no test can call an initializer.
    func printSubclasses() -> Bool {
        // The classes without a trait that have an initializer that a test can call.
        let types = module.types.compactMap { type -> (type: TypeDeclaration, entries: [Entry])? in
            guard case .class(let form) = type.form, !form.isFinal, type.condition == nil else { return nil }
            let entries = type.members.filter { $0.condition == nil }.compactMap(entry)
            return entries.isEmpty ? nil : (type, entries)
        }
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
                    for (initializer, arguments) in entries {
                        let call = initializer.call
                        let passed = ", \(name).self, isMadeBySwift: \(call == nil)"
                        printEntry(initializer.cName, passed, isAsync: call?.isAsync ?? false) {
                            writer.line(attempted("\(name)(\(arguments))", call, isKept: true))
                        }
                    }
                }
            }
        }
        return true
    }

    private func entry(_ member: Member) -> Entry? {
        guard case .initializer(let initializer) = member else { return nil }
        var setup: [String] = []
        guard let arguments = argumentList(initializer.parameters, &setup), setup.isEmpty else { return nil }
        return (initializer, arguments)
    }
}
