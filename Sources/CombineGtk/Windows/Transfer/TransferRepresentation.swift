import Gtk

/// A format in which programs exchange values of a ``Transferable`` type. It corresponds to `TransferRepresentation` of
/// Core Transferable.
@MainActor
public struct TransferRepresentation {
    let formats: ContentFormats
    /// A closure that creates a provider of a value. It returns nil if this representation can only be read.
    let provide: @MainActor (Any) throws -> ContentProvider?
    /// A closure that reads a value from a source in one of the formats.
    let load: @MainActor (any TransferSource) async throws -> Any

    /// Returns a representation of values as bytes with a MIME type. It corresponds to `DataRepresentation` of Core
    /// Transferable.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type, such as `text/csv` or `application/x-note`.
    ///   - encode: A closure that encodes a value. It's called when a drag begins or the value is copied.
    ///   - decode: A closure that decodes a value, or throws if the data isn't valid. The data can be from any program.
    public static func data<Item>(
        _ mimeType: String,
        encode: @escaping @MainActor (Item) throws -> [UInt8],
        decode: @escaping @MainActor ([UInt8]) throws -> Item
    ) -> TransferRepresentation {
        TransferRepresentation(
            formats: ContentFormats(mimeTypes: [mimeType]),
            provide: { try bytes(of: $0, mimeType, encode) },
            load: { try decode(try await $0.bytes(mimeType)) }
        )
    }

    /// Returns an export-only representation of values as bytes with a MIME type. Values can't be created from the bytes.
    public static func data<Item>(
        _ mimeType: String,
        encode: @escaping @MainActor (Item) throws -> [UInt8]
    ) -> TransferRepresentation {
        TransferRepresentation(
            formats: ContentFormats(mimeTypes: []),
            provide: { try bytes(of: $0, mimeType, encode) },
            load: { source in throw TransferError.notReadable(mimeType, offered: source.offered) }
        )
    }

    /// Returns a representation of values as the bytes that an encoder creates. It corresponds to
    /// `CodableRepresentation` of Core Transferable.
    ///
    /// ```swift
    /// import CombineFoundation    // for the coders of Foundation
    ///
    /// .codable(Note.self, "application/x-note+json", encoder: JSONEncoder(), decoder: JSONDecoder())
    /// ```
    public static func codable<Item: Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>(
        _ type: Item.Type,
        _ mimeType: String,
        encoder: Encoder,
        decoder: Decoder
    ) -> TransferRepresentation
    where
        Encoder.Output: Sequence<UInt8>, Decoder.Input: RangeReplaceableCollection<UInt8>
    {
        data(
            mimeType,
            encode: { (item: Item) in Array(try encoder.encode(item)) },
            decode: { try decoder.decode(type, from: Decoder.Input($0)) }
        )
    }

    /// Returns a representation of values as another type. It corresponds to `ProxyRepresentation` of Core
    /// Transferable.
    ///
    /// - Parameter from: A closure that converts an `Other` back to an `Item`, or throws an error if the value isn't
    ///   valid.
    public static func proxy<Item, Other: Transferable>(
        to: @escaping @MainActor (Item) throws -> Other,
        from: @escaping @MainActor (Other) throws -> Item
    ) -> TransferRepresentation {
        TransferRepresentation(
            formats: TransferContent.formats(of: Other.self),
            provide: { try TransferContent.provider(for: to(cast($0, to: Item.self))) },
            load: { source in
                guard let other = try await TransferContent.load(Other.self, from: source) else {
                    throw TransferError.notReadable("\(Other.self)", offered: source.offered)
                }
                return try from(other)
            }
        )
    }

    /// Returns an export-only representation of values as another type. Values can't be created from the other type.
    ///
    /// ```swift
    /// .proxy { (note: Note) in note.text }     // A note can be pasted as text, but not text as a note.
    /// ```
    public static func proxy<Item, Other: Transferable>(
        to: @escaping @MainActor (Item) throws -> Other
    ) -> TransferRepresentation {
        TransferRepresentation(
            formats: ContentFormats(mimeTypes: []),
            provide: { try TransferContent.provider(for: to(cast($0, to: Item.self))) },
            load: { source in throw TransferError.notReadable("\(Item.self)", offered: source.offered) }
        )
    }

    /// Returns a representation of values as a type whose formats GDK supports.
    static func value<Item, Content: ValueConvertible>(
        to: @escaping @MainActor (Item) throws -> Content,
        from: @escaping @MainActor (Content) throws -> Item
    ) -> TransferRepresentation {
        TransferRepresentation(
            formats: ContentFormats(type: Content.self).unionDeserializeMIMETypes(),
            provide: { ContentProvider(value: try Value(to(cast($0, to: Item.self)))) },
            load: { try from(try await $0.readValue(of: Content.self, priority: .default).get(as: Content.self)) }
        )
    }

    private static func bytes<Item>(
        of item: Any,
        _ mimeType: String,
        _ encode: @MainActor (Item) throws -> [UInt8]
    ) throws -> ContentProvider {
        ContentProvider(mimeType: mimeType, bytes: Bytes(try encode(cast(item, to: Item.self))))
    }

    private static func cast<Item>(_ item: Any, to type: Item.Type) -> Item {
        guard let item = item as? Item else {
            let expected = Swift.type(of: item)
            fatalError(
                "\(expected).transferRepresentations: expected representations of \(expected), found one of \(type)"
            )
        }
        return item
    }
}
