import CGtk
import GLib

/// Traps, with the name of the C function, if more nodes are nested in a text than C can read recursively.
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
