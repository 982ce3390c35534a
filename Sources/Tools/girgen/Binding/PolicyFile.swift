import Foundation

/// What another package decides by hand on its library, as JSON: ``Policy``'s decisions by C name.
///
/// ```json
/// {
///   "adw_init": { "hide": "Adw.Application does it" },
///   "adw_leaflet_append": { "name": "append(_:)" },
///   "adw_flap_get_flap": { "nullable": ["result"], "transfer": { "result": "none" } }
/// }
/// ```
struct PolicyFile: Decodable {
    /// The decisions on one name.
    struct Entry: Decodable {
        let decisions: [Policy.Decision]

        enum Key: String, CodingKey, CaseIterable {
            case hide, name, parameters, order, defaults, home, method, type, nullable, nonnull, transfer, properties
            case `throws`
        }

        /// Any word, to say which one is none of ``Key``.
        private struct Word: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }

            init?(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let words = try decoder.container(keyedBy: Word.self).allKeys.map(\.stringValue)
            if let unknown = words.sorted().first(where: { Key(rawValue: $0) == nil }) {
                let known = Key.allCases.map(\.rawValue).joined(separator: ", ")
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(
                        codingPath: decoder.codingPath,
                        debugDescription: "\"\(unknown)\" is no decision; expected \(known)"
                    )
                )
            }
            let container = try decoder.container(keyedBy: Key.self)
            decisions = try words.compactMap { Key(rawValue: $0) }.map { try Self.decision($0, container) }
        }

        private static func decision(
            _ key: Key,
            _ container: KeyedDecodingContainer<Key>
        ) throws -> Policy.Decision {
            func value<Value: Decodable>() throws -> Value { try container.decode(Value.self, forKey: key) }
            switch key {
            case .hide: return .hide(try value())
            case .name: return .name(try value())
            case .parameters: return .parameters(try value())
            case .order: return .order(try value())
            case .defaults: return .defaults(try value())
            case .home:
                let (type, name) = Self.place(try value())
                return .home(type, as: name)
            case .method:
                let (type, name) = Self.place(try value())
                return .method(type, as: name)
            case .type: return .type(try value())
            case .nullable: return .nullable(try value())
            case .nonnull:
                // Of a property there is nothing to name.
                if let isRequired = try? container.decode(Bool.self, forKey: key), isRequired { return .required }
                return .nonnull(try value())
            case .transfer:
                let words: [String: String] = try value()
                return .transfer(try words.mapValues { try Self.transfer($0, key, container) })
            case .properties: return .properties(try value())
            case .throws: return .throwing(try value())
            }
        }

        /// `Texture.get_pixbuf` as a type and the name that a function has as C's of that type.
        private static func place(_ text: String) -> (type: String, name: String?) {
            let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
            return (parts.first ?? text, parts.count > 1 ? parts[1] : nil)
        }

        private static func transfer(
            _ word: String,
            _ key: Key,
            _ container: KeyedDecodingContainer<Key>
        ) throws -> GIRTransfer {
            if let transfer = GIRTransfer(rawValue: word) { return transfer }
            throw DecodingError.dataCorruptedError(
                forKey: key,
                in: container,
                debugDescription: "\"\(word)\" is no ownership; expected none, container or full"
            )
        }
    }

    /// The entries by C name.
    let entries: [String: Entry]

    init(from decoder: any Decoder) throws {
        entries = try decoder.singleValueContainer().decode([String: Entry].self)
    }

    var table: [String: [Policy.Decision]] { entries.mapValues(\.decisions) }

    /// What is wrong with the entries for a library: names that it does not have, a sentence for each.
    func mistakes(for namespace: GIRNamespace) -> [String] {
        let names = PolicyNames(namespace)
        return entries.keys.sorted().flatMap { key in
            names.mistakes(in: key, entries[key]?.decisions ?? [])
        }
    }
}
