import CGtk

/// A type for C, which looks into what its number points to; a number that is no registered type traps with what it is for.
@MainActor
package func knownType(_ type: GType, _ what: StaticString) -> GType {
    if !RegisteredTypes.contains(type) { fatalError("\(what): \(type) is no registered type") }
    return type
}

/// The types that GLib knows. One is never forgotten, so what was found once stays true.
@MainActor
private enum RegisteredTypes {
    private static var known: Set<GType> = []

    /// `G_TYPE_FUNDAMENTAL_MAX`: up to it a type is the index of a table, beyond it an address.
    private static let lastFundamental: GType = 255 << 2

    static func contains(_ type: GType) -> Bool {
        if type <= lastFundamental || known.contains(type) { return true }
        for fundamental in stride(from: GType(4), through: lastFundamental, by: 4) { addDescendants(of: fundamental) }
        return known.contains(type)
    }

    private static func addDescendants(of type: GType) {
        var count: guint = 0
        guard let children = g_type_children(type, &count) else { return }
        defer { g_free(children) }
        for index in 0..<Int(count) {
            known.insert(children[index])
            addDescendants(of: children[index])
        }
    }
}
