/// The functions of a module. girgen writes a list for each module.
///
/// Implementations are deprecated, because they call deprecated functions. Calls through this protocol don't cause
/// warnings.
@MainActor
protocol FunctionTable {
    static func add(to list: FunctionList)
}

/// A function to call.
struct FunctionEntry {
    typealias Call = @MainActor (Arguments) throws -> Void
    typealias AsynchronousCall = @MainActor (Arguments) async throws -> Void

    enum Body {
        case synchronous(Call)
        case asynchronous(AsynchronousCall)
    }

    /// The name of the C function, or `Class:property` for a property that is set.
    let name: String
    let kinds: FunctionKinds
    let body: Body
}

/// All functions, and functions that create values for their parameters.
@MainActor
final class FunctionList {
    private(set) var functions: [FunctionEntry] = []
    private(set) var makers: [ObjectIdentifier: [@MainActor (Arguments) throws -> Any?]] = [:]

    /// Creates the functions of all modules, including those of the enabled traits.
    init() {
        for table in Tables.functionTables { table.add(to: self) }
    }

    func add(_ name: String, _ kinds: FunctionKinds = [], _ call: @escaping FunctionEntry.Call) {
        functions.append(FunctionEntry(name: name, kinds: kinds, body: .synchronous(call)))
    }

    func addAsynchronous(
        _ name: String,
        _ kinds: FunctionKinds = [],
        _ call: @escaping FunctionEntry.AsynchronousCall
    ) {
        functions.append(FunctionEntry(name: name, kinds: kinds, body: .asynchronous(call)))
    }

    func make<Made>(_ type: Made.Type, _ maker: @escaping @MainActor (Arguments) throws -> Made?) {
        makers[ObjectIdentifier(type), default: []].append { try maker($0) }
    }
}
