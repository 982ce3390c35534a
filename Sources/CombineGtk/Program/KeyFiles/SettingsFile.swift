import GLib

/// A file of settings, in the format of `GKeyFile` with a single group.
struct SettingsFile: Sendable {
    private static let group = "settings"

    private let file: DocumentFile

    init(path: String) { file = DocumentFile(path: path, isPrivate: true) }

    var path: String { file.path }

    /// The settings in the file, and an error if the file couldn't be read or parsed.
    struct Content {
        var values: [String: StoredValue] = [:]
        var problem: SettingsError?
    }

    /// Reads the file. A missing file counts as empty. A file that can't be parsed is renamed.
    func read() -> Content {
        do throws(DocumentFileError) {
            guard let bytes = try file.read() else { return Content() }
            return content(bytes) { try? file.setAside() }
        } catch {
            return Content(problem: .unreadable(file: path, reason: reason(error)))
        }
    }

    /// Changes some settings in the file and preserves all others, which other processes may have changed.
    ///
    /// - Returns: The resulting content of the file.
    func merge(_ changes: [String: StoredValue?]) throws(SettingsError) -> Content {
        do throws(DocumentFileError) {
            return try file.exclusively { access throws(FileProblem) in
                var keys = KeyFileContent(try access.read() ?? [])
                var problem: SettingsError?
                if let damage = keys.damage {
                    problem = .damaged(file: path, keptAs: try access.setAside(), reason: damage)
                    keys = KeyFileContent([])
                }
                for (key, value) in changes.sorted(by: { $0.key < $1.key }) {
                    keys.set(value?.text, for: Self.name(of: key), in: Self.group)
                }
                try access.replace(with: keys.bytes)
                return Content(values: values(of: keys), problem: problem)
            }
        } catch {
            throw .unwritable(file: path, reason: reason(error))
        }
    }

    private func content(_ bytes: [UInt8], setAside: () -> String?) -> Content {
        let keys = KeyFileContent(bytes)
        guard let damage = keys.damage else { return Content(values: values(of: keys)) }
        return Content(problem: .damaged(file: path, keptAs: setAside(), reason: damage))
    }

    private func reason(_ error: DocumentFileError) -> String { error.details ?? "\(error)" }

    private func values(of keys: KeyFileContent) -> [String: StoredValue] {
        var values: [String: StoredValue] = [:]
        for (name, text) in keys.values(in: Self.group) {
            do {
                values[Self.key(of: name)] = try StoredValue(text: text)
            } catch {
                Diagnostics.warning("\(path): the setting \"\(name)\" can't be read: \(error.message)")
            }
        }
        return values
    }

    // MARK: Names

    /// Returns the name of a setting in the file. ASCII letters, ASCII digits and the characters `-_.` are kept. All
    /// other bytes are encoded in hexadecimal form.
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
