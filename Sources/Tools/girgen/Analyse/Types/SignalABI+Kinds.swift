extension SignalABI.Register {
    /// The C types that correspond to the integer types in GIR files.
    static let integers: [String: Self] = [
        "gchar": .int8, "gint8": .int8, "guchar": .uint8, "guint8": .uint8, "gshort": .int16, "gint16": .int16,
        "gushort": .uint16, "guint16": .uint16, "gint": .int32, "gint32": .int32, "guint": .uint32, "guint32": .uint32,
        "gint64": .int, "glong": .int, "gssize": .int, "gintptr": .int, "goffset": .int, "guint64": .uint,
        "gulong": .uint, "gsize": .uint, "guintptr": .uint,
    ]

    init(_ kind: Kind) {
        switch kind {
        case .bool: self = .int32
        case .character, .key, .flags: self = .uint32
        case .enumeration(let declaration): self = declaration.isSigned ? .int32 : .uint32
        case .type: self = .uint
        case .float: self = .float
        case .double: self = .double
        case .integer(let name): self = Self.integers[name] ?? .int32
        default: self = .pointer
        }
    }
}
