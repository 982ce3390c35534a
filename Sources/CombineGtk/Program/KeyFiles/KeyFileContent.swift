import CGtk
import GLib

/// The content of a settings file, in the format of `GKeyFile`.
final class KeyFileContent {
    private let keys: OpaquePointer
    /// The reason why the file isn't a valid settings file, or nil if it is valid.
    private(set) var damage: String?

    init(_ bytes: [UInt8]) {
        guard let keys = g_key_file_new() else { fatalError("g_key_file_new returned NULL") }
        self.keys = keys
        if bytes.isEmpty { return }
        do throws(GLibError) {
            _ = try GLibError.check { error in
                bytes.withUnsafeBytes { bytes in
                    let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
                    return g_key_file_load_from_data(keys, start, gsize(bytes.count), G_KEY_FILE_KEEP_COMMENTS, error)
                }
            }
        } catch {
            damage = error.message
        }
    }

    deinit { g_key_file_unref(keys) }

    /// The content of the file, including the changed keys. Comments and unknown groups are preserved.
    var bytes: [UInt8] {
        var size: gsize = 0
        guard let data = g_key_file_to_data(keys, &size, nil) else { return [] }
        defer { g_free(data) }
        return data.withMemoryRebound(to: UInt8.self, capacity: Int(size)) {
            Array(UnsafeBufferPointer(start: $0, count: Int(size)))
        }
    }

    /// Sets a key to a string, or removes the key if the string is nil.
    func set(_ text: String?, for name: String, in group: String) {
        if let text {
            g_key_file_set_value(keys, group, name, text)
        } else {
            g_key_file_remove_key(keys, group, name, nil)
        }
    }

    func values(in group: String) -> [(name: String, text: String)] {
        let names = g_key_file_get_keys(keys, group, nil, nil)
        defer { g_strfreev(names) }
        var values: [(String, String)] = []
        var next = names
        while let name = next?.pointee {
            next = next?.successor()
            guard let text = g_key_file_get_value(keys, group, name, nil) else { continue }
            values.append((String(cString: name), String(cString: text)))
            g_free(text)
        }
        return values
    }
}
