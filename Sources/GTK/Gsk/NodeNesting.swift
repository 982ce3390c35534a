import CGtk
import GLib

/// Traps, naming the C function, where a text has more nodes in each other than C, which calls itself for each, can read.
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
