import CGtk

/// A named value of a log entry.
public struct LogField: Sendable, Hashable {
    /// The name, such as `CODE_FILE`.
    public let name: String
    /// The value, which is a UTF-8 string unless the program that wrote the entry chose another format.
    public let bytes: [UInt8]

    /// Creates a field with a string.
    public init(_ name: String, _ value: String) { self.init(name, bytes: Array(value.utf8)) }

    /// Creates a field with bytes.
    public init(_ name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

    /// Copies a C field. If the value of the field is a pointer, the copy has no bytes.
    init(_ field: GLogField) {
        name = field.key.map { String(cString: $0) } ?? ""
        let count =
            field.length < 0 ? field.value.map { strlen($0.assumingMemoryBound(to: CChar.self)) } : Int(field.length)
        bytes = [UInt8](UnsafeRawBufferPointer(start: field.value, count: field.value == nil ? 0 : Int(count ?? 0)))
    }

    /// The value as a string.
    public var string: String { String(decoding: bytes, as: UTF8.self) }
}

extension [LogField] {
    /// Calls a closure with the fields as C structures.
    func withCFields<Result>(_ body: (UnsafePointer<GLogField>, gsize) -> Result) -> Result {
        // A zero byte follows each value, for writers that ignore the value's length.
        let values = map { field in
            let value: UnsafeMutableRawPointer = g_malloc0(gsize(field.bytes.count + 1))
            value.copyMemory(from: field.bytes, byteCount: field.bytes.count)
            return value
        }
        let names = map { g_strdup($0.name) }
        defer {
            for value in values { g_free(value) }
            for name in names { g_free(name) }
        }
        let fields = indices.map { index in
            // The length -1 marks a null-terminated string. An empty value also needs it, because GLib would interpret
            // a value with the length 0 as a pointer.
            let isTerminated = !self[index].bytes.contains(0)
            let length = isTerminated ? -1 : gssize(self[index].bytes.count)
            return GLogField(key: names[index], value: values[index], length: length)
        }
        return fields.withUnsafeBufferPointer { fields in
            guard let first = fields.baseAddress else {
                var none = GLogField()
                return body(&none, 0)
            }
            return body(first, gsize(fields.count))
        }
    }
}
