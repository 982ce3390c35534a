import CGtk
import GLib

/// Traps if nodes are nested more deeply than the recursive C parser supports.
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
            if depth > limit { fatalError("\(what): more than \(limit) nodes are nested") }
        }
    }
}
