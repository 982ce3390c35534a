// The storage of values in GLib containers.

extension Kind {
    private static let small: Set<String> = [
        "gchar", "guchar", "gint8", "guint8", "gint16", "guint16", "gshort", "gushort", "gint", "guint", "gint32",
        "guint32",
    ]

    /// The way in which a container stores values of this kind, or nil if Swift can't store them.
    ///
    /// By a convention of language bindings, a 64-bit number is stored in separately allocated memory.
    var containerElement: ContainerElement? {
        switch self {
        case .string: .string
        case .fileName: .fileName
        case .integer("guint64"): .unsigned64Address
        case .integer("gint64"): .integerAddress("gint64")
        case .integer(let name): Kind.small.contains(name) ? .integer(name) : nil
        case .double: .doubleAddress
        case .float: .floatAddress
        case .bool: .bool
        case .character: .character
        case .type: .type
        case .enumeration: .enumeration
        case .flags: .flags
        case .anyValue: .value
        case .object: .object
        case .table(let keys, let values):
            if let keys = keys.containerElement, let values = values.containerElement {
                .table(keys, values)
            } else {
                nil
            }
        default: nil
        }
    }

    /// The way in which a list or a pointer array stores a number in place of a pointer. It's nil if the values aren't
    /// such numbers.
    var numberElement: ContainerElement? {
        guard let element = containerElement, element.isNumber else { return nil }
        return element
    }
}
