/// A printer of Swift subclasses, one for each class of a module. A test calls the initializers that they inherit.
struct SubclassTablePrinter {
    let module: Module

    private var functions: FunctionTablePrinter { FunctionTablePrinter(module: module) }

    /// The classes without a trait that have an initializer that a test can call.
    private var types: [(type: TypeDeclaration, entries: [Entry])] {
        module.types.compactMap { type in
            guard isClass(type), type.condition == nil else { return nil }
            let entries = type.members.filter { $0.condition == nil }.compactMap { entry($0, type) }
            return entries.isEmpty ? nil : (type, entries)
        }
    }

    private struct Entry {
        let initializer: Initializer
        let arguments: String
    }

    var isEmpty: Bool { types.isEmpty }

    func print(to writer: inout Writer) {
        let types = types
        writer.line("/// Calls the initializers that Swift subclasses inherit from the classes in `\(module.name)`.")
        writer.block("enum \(module.name)SubclassTable: SubclassTable") { writer in
            writer.line("@available(*, deprecated)")
            writer.block("static func add(to list: SubclassList)") { writer in
                for (type, _) in types { writer.line("\(Spelling.declared(type.name.member))(list)") }
            }
            for (type, entries) in types {
                writer.space()
                writer.line("@available(*, deprecated)")
                writer.block("private static func \(Spelling.declared(type.name.member))(_ list: SubclassList)") {
                    writer in
                    let name = "\(type.name.name)Subclass"
                    writer.line("final class \(name): \(type.name.outside) {}")
                    for entry in entries { print(entry, name, to: &writer) }
                }
            }
        }
    }

    private func isClass(_ type: TypeDeclaration) -> Bool {
        if case .class(let form) = type.form { !form.isFinal } else { false }
    }

    private func entry(_ member: Member, _ type: TypeDeclaration) -> Entry? {
        guard case .initializer(let initializer) = member else { return nil }
        var setup: [String] = []
        guard let arguments = functions.argumentList(initializer.parameters, &setup), setup.isEmpty else { return nil }
        return Entry(initializer: initializer, arguments: arguments)
    }

    private func print(_ entry: Entry, _ subclass: String, to writer: inout Writer) {
        let call = entry.initializer.call
        let isAsync = call?.isAsync ?? false
        let function = isAsync ? "addAsynchronous" : "add"
        let makes = call == nil
        let header = "list.\(function)(\"\(entry.initializer.cName)\", \(subclass).self, isMadeBySwift: \(makes))"
        writer.block(header, naming: ["arguments"]) { writer in
            writer.line(functions.attempted("\(subclass)(\(entry.arguments))", call, isKept: true))
        }
    }
}
