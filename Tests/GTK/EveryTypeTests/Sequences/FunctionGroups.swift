/// The functions of each class, so that a sequence calls several of them on the same objects.
@MainActor
struct FunctionGroups {
    /// The indices of the functions of each class, sorted by class name. Classes without functions are omitted.
    let groups: [[Int]]
    /// The indices of all functions.
    let all: [Int]

    init(_ list: FunctionList) {
        all = list.functions.indices.filter { FunctionGroups.isCalled(list.functions[$0].name) }
        let names = AllTypes.classes.map(\.typeName) + AllTypes.interfaces.map(\.typeName)
        let prefixes = Dictionary(
            names.map { (FunctionGroups.prefix(of: $0), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var members: [String: [Int]] = [:]
        for index in all {
            guard let name = FunctionGroups.className(of: list.functions[index].name, prefixes) else { continue }
            members[name, default: []].append(index)
        }
        groups = members.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func isCalled(_ name: String) -> Bool {
        FunctionExceptions.notCalled[name] == nil && FunctionExceptions.last[name] == nil
            && FunctionExceptions.notCalledInSequences[name] == nil
    }

    /// Returns the class that a function or a property belongs to.
    private static func className(of name: String, _ prefixes: [String: String]) -> String? {
        if let colon = name.firstIndex(of: ":") { return String(name[..<colon]) }
        var words = name.split(separator: "_")
        while !words.isEmpty {
            if let found = prefixes[words.joined(separator: "_")] { return found }
            words.removeLast()
        }
        return nil
    }

    /// Returns the common prefix of a class's functions, for example `gtk_im_context` for `GtkIMContext`.
    private static func prefix(of typeName: String) -> String {
        let namespace = ["Gtk", "Gdk", "Gsk", "Pango"].first { typeName.hasPrefix($0) } ?? "G"
        let rest = typeName.dropFirst(namespace.count).replacing("DBus", with: "Dbus")
        let words = rest.replacing(/([a-z])([A-Z])/) { "\($0.1)_\($0.2)" }
            .replacing(/([A-Z])([A-Z][a-z])/) { "\($0.1)_\($0.2)" }
        return (namespace + "_" + words).lowercased()
    }
}
