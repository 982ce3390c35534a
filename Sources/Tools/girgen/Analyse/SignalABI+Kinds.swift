// The registers in which C values are passed.

extension SignalABI.Register {
    /// Creates the register in which values of a kind are passed.
    init(_ kind: Kind) {
        switch kind {
        case .bool: self = .int32
        case .character, .key, .flags: self = .uint32
        case .enumeration(let declaration): self = declaration.isSigned ? .int32 : .uint32
        case .type: self = .uint
        case .float: self = .float
        case .double: self = .double
        case .integer(let name):
            switch name {
            case "gchar", "gint8": self = .int8
            case "guchar", "guint8": self = .uint8
            case "gint16", "gshort": self = .int16
            case "guint16", "gushort": self = .uint16
            case "guint", "guint32": self = .uint32
            case "gint64", "glong", "gssize", "gintptr", "goffset": self = .int
            case "guint64", "gulong", "gsize", "guintptr": self = .uint
            default: self = .int32
            }
        default: self = .pointer
        }
    }
}
