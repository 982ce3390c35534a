import Gtk

/// The initializers that Swift subclasses of a module's classes inherit. girgen writes a table for each module.
///
/// Implementations are deprecated, because they call deprecated initializers. Calls through this protocol don't cause
/// warnings.
@MainActor
protocol SubclassTable {
    static func add(to list: SubclassList)
}

/// An initializer that a Swift subclass inherits.
struct SubclassEntry {
    let swiftClass: Object.Type
    /// A Boolean value that indicates whether the initializer creates an object of the subclass.
    let isMadeBySwift: Bool
    let function: FunctionEntry
}

/// The inherited initializers of all modules.
@MainActor
final class SubclassList {
    private(set) var entries: [SubclassEntry] = []

    init() {
        for table in Tables.subclassTables { table.add(to: self) }
    }

    func add(
        _ name: String,
        _ swiftClass: Object.Type,
        isMadeBySwift: Bool,
        _ call: @escaping FunctionEntry.Call
    ) {
        let function = FunctionEntry(name: name, kinds: [], body: .synchronous(call))
        entries.append(SubclassEntry(swiftClass: swiftClass, isMadeBySwift: isMadeBySwift, function: function))
    }

    func addAsynchronous(
        _ name: String,
        _ swiftClass: Object.Type,
        isMadeBySwift: Bool,
        _ call: @escaping FunctionEntry.AsynchronousCall
    ) {
        let function = FunctionEntry(name: name, kinds: [], body: .asynchronous(call))
        entries.append(SubclassEntry(swiftClass: swiftClass, isMadeBySwift: isMadeBySwift, function: function))
    }
}
