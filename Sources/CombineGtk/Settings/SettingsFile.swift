import CGtk
import CombineModel
import GLib
import Glibc

/// A file of settings on the disk: GLib's `GKeyFile`, of one group. Read and written under a lock that all processes heed.
struct SettingsFile: Sendable {
    private static let group = "settings"

    let path: String

    /// What the file has, and what went wrong with it.
    struct Content {
        var values: [String: StoredValue] = [:]
        var problem: SettingsError?
    }

    /// Reads the file; one that is none is set aside, one that is missing is empty.
    func read() -> Content {
        do {
            return try locked {
                let (keys, problem) = load()
                defer { g_key_file_unref(keys) }
                return Content(values: values(of: keys), problem: problem)
            }
        } catch {
            // Where no lock can be had, as in a folder that may only be read, whole files are there all the same: they are
            // replaced, never changed.
            let (keys, problem) = load(setsAside: false)
            defer { g_key_file_unref(keys) }
            return Content(values: values(of: keys), problem: problem)
        }
    }

    /// Changes some settings in the file, where others may have changed others; returns what it has then.
    func merge(_ changes: [String: StoredValue?]) throws(SettingsError) -> Content {
        try locked { () throws(SettingsError) in
            let (keys, problem) = load()
            defer { g_key_file_unref(keys) }
            switch problem {
            case .unreadable(_, let reason), .damaged(_, nil, let reason):
                // Replaced, what is in it would be lost.
                throw .unwritable(file: path, reason: reason)
            case nil, .damaged, .unwritable: break
            }
            for (key, value) in changes.sorted(by: { $0.key < $1.key }) {
                if let value {
                    g_key_file_set_value(keys, Self.group, Self.name(of: key), value.text)
                } else {
                    g_key_file_remove_key(keys, Self.group, Self.name(of: key), nil)
                }
            }
            var size: gsize = 0
            let data = g_key_file_to_data(keys, &size, nil)
            defer { g_free(data) }
            // Written beside it and renamed, so that it is never half there.
            do throws(GLibError) {
                _ = try GLibError.check {
                    g_file_set_contents_full(target, data, gssize(size), G_FILE_SET_CONTENTS_CONSISTENT, 0o600, $0)
                }
            } catch {
                throw .unwritable(file: path, reason: error.message)
            }
            return Content(values: values(of: keys), problem: problem)
        }
    }

    /// Makes the folder of the file, if it is missing; returns whether it is there.
    @discardableResult
    func makeFolder() -> Bool {
        let folder = g_path_get_dirname(path)
        defer { g_free(folder) }
        return g_mkdir_with_parents(folder, 0o700) == 0
    }

    /// The file itself, where a link leads to it.
    var target: String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    private func values(of keys: OpaquePointer) -> [String: StoredValue] {
        var values: [String: StoredValue] = [:]
        let names = g_key_file_get_keys(keys, Self.group, nil, nil)
        defer { g_strfreev(names) }
        var next = names
        while let name = next?.pointee {
            next = next?.successor()
            guard let text = g_key_file_get_value(keys, Self.group, name, nil) else { continue }
            defer { g_free(text) }
            do {
                values[Self.key(of: String(cString: name))] = try StoredValue(text: String(cString: text))
            } catch {
                Diagnostics.warning("\(path): the setting “\(String(cString: name))” cannot be read: \(error.message)")
            }
        }
        return values
    }

    private func load(setsAside: Bool = true) -> (OpaquePointer, SettingsError?) {
        guard let keys = g_key_file_new() else { fatalError("GLib could not make a key file") }
        do {
            _ = try GLibError.check { g_key_file_load_from_file(keys, path, G_KEY_FILE_KEEP_COMMENTS, $0) }
            return (keys, nil)
        } catch {
            if error.domain == String(cString: g_quark_to_string(g_key_file_error_quark())) {
                let copy = setsAside ? setAside() : nil
                // What it read before it failed is not to be trusted.
                g_key_file_unref(keys)
                guard let empty = g_key_file_new() else { fatalError("GLib could not make a key file") }
                return (empty, .damaged(file: path, keptAs: copy, reason: error.message))
            }
            let isMissing = access(path, F_OK) != 0 && errno == ENOENT
            return (keys, isMissing ? nil : .unreadable(file: path, reason: error.message))
        }
    }

    /// Renames the file to a name that is free.
    private func setAside() -> String? {
        for number in 1...99 {
            let copy = path + (number == 1 ? ".damaged" : ".damaged-\(number)")
            // A link first, which unlike a renaming replaces nothing.
            if link(target, copy) == 0 {
                unlink(target)
                return copy
            }
            if errno != EEXIST { return nil }
        }
        return nil
    }

    // MARK: The lock

    private func locked<Result>(_ body: () throws(SettingsError) -> Result) throws(SettingsError) -> Result {
        makeFolder()
        // A file of its own, as the settings are another file after each change.
        let descriptor = Glibc.open(path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(file: path, reason: String(cString: strerror(errno))) }
        defer { close(descriptor) }
        // Other processes have it for as long as a file takes to write; one that was stopped has it for ever.
        var tries = 0
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR, tries < 1000 else {
                throw .unwritable(file: path, reason: "another process has locked it")
            }
            tries += 1
            usleep(5000)
        }
        return try body()
    }

    // MARK: Names

    /// A key as a key file may have it: other characters than letters, digits and a few marks as their bytes in hexadecimal.
    static func name(of key: String) -> String {
        key.utf8.map { byte in
            let character = Character(UnicodeScalar(byte))
            let isPlain = byte < 128 && (character.isLetter || character.isNumber || "-_.".contains(character))
            return isPlain ? String(character) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    static func key(of name: String) -> String {
        var bytes: [UInt8] = []
        var rest = Substring(name)
        while let character = rest.popFirst() {
            if character == "%", let byte = UInt8(rest.prefix(2), radix: 16) {
                bytes.append(byte)
                rest = rest.dropFirst(2)
            } else {
                bytes += String(character).utf8
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
