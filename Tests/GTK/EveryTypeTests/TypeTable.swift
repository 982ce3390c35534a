import Gtk

/// The types of a module. girgen writes a table for each module.
///
/// The lists are deprecated, because they contain all members, including deprecated ones. Uses through this protocol
/// don't cause warnings.
@MainActor
protocol TypeTable {
    static var classes: [ClassEntry] { get }
    static var interfaces: [InterfaceEntry] { get }
    static var fundamentals: [FundamentalEntry] { get }
    static var enumerations: [any EnumerationEntry] { get }
}

/// The tables of all modules.
@MainActor
enum AllTypes {
    static let classes: [ClassEntry] = Tables.typeTables.flatMap { $0.classes }
    static let interfaces: [InterfaceEntry] = Tables.typeTables.flatMap { $0.interfaces }
    static let fundamentals: [FundamentalEntry] = Tables.typeTables.flatMap { $0.fundamentals }
    static let enumerations: [any EnumerationEntry] = Tables.typeTables.flatMap { $0.enumerations }
}

/// An interface, with its C name and the Swift class that wraps objects of unknown classes that implement it.
struct InterfaceEntry {
    let typeName: String
    let implementation: Object.Type

    init(_ typeName: String, _ implementation: Object.Type) {
        self.typeName = typeName
        self.implementation = implementation
    }
}

/// A class that isn't a GObject class, with its C name and its Swift class.
struct FundamentalEntry {
    let typeName: String
    let swiftClass: FundamentalObject.Type

    init(_ typeName: String, _ swiftClass: FundamentalObject.Type) {
        self.typeName = typeName
        self.swiftClass = swiftClass
    }
}
