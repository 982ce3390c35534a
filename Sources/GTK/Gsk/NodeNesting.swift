import CGtk
import GLib

/// Traps if nodes are nested too deeply. The C parser is recursive and would overflow the stack.
func requireShallow(_ text: Bytes, _ what: StaticString) {
    let limit = 1000
    var depth = 0
    text.withUnsafeBytes { bytes in
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            default: continue
            }
            if depth > limit { fatalError("\(what): nodes are nested more than \(limit) levels deep") }
        }
    }
}
