import CGtk
import Gtk

/// A value for a transfer within the program. It's stored in a `GValue`, either as a type that GDK supports or as a
/// boxed Swift value.
struct LocalContent<Item>: ValueConvertible {
    let item: Item

    // This is safe because all transfers happen on the main thread.
    static var valueType: GType { MainThread.assume { ValueConversion<Item>.make().type } }

    func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try ValueConversion<Item>.make().store(item, in: value)
    }

    static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> LocalContent {
        LocalContent(item: try ValueConversion<Item>.make().load(from: value))
    }
}

/// The formats in which ``Transferable`` values are provided and read.
@MainActor
enum TransferContent {
    /// The types whose representations are being evaluated, beginning with the outermost type.
    private static var openTypes: [ObjectIdentifier] = []

    /// Calls a closure that evaluates the representations of a type. Traps if a proxy refers back to the type.
    private static func open<Item: Transferable, Result>(
        _ type: Item.Type,
        _ body: () throws -> Result
    ) rethrows -> Result {
        let id = ObjectIdentifier(type)
        if openTypes.contains(id) {
            fatalError("\(type).transferRepresentations: a proxy refers back to \(type). Use another type.")
        }
        openTypes.append(id)
        defer { openTypes.removeLast() }
        return try body()
    }

    static func formats<Item: Transferable>(of type: Item.Type) -> ContentFormats {
        open(type) { Item.transferRepresentations.reduce(own(type)) { $0.union($1.formats) } }
    }

    /// Creates a provider of a value. The provider also contains the value itself, for use within the program.
    static func provider<Item: Transferable>(for item: Item) throws -> ContentProvider {
        let own = ContentProvider(value: try Value(LocalContent(item: item)))
        let others = try open(Item.self) { try Item.transferRepresentations.compactMap { try $0.provide(item) } }
        return others.isEmpty ? own : ContentProvider(union: [own] + others)
    }

    /// Reads a value, or returns nil if the source doesn't have any of the type's formats.
    static func load<Item: Transferable>(_ type: Item.Type, from source: any TransferSource) async throws -> Item? {
        if own(type).matches(source.formats) {
            return try await source.readValue(of: LocalContent<Item>.self, priority: .default)
                .get(as: LocalContent<Item>.self).item
        }
        for representation in Item.transferRepresentations where representation.formats.matches(source.formats) {
            return try await representation.load(source) as? Item
        }
        return nil
    }

    /// Returns the format for transfers of the Swift type within the program, and the MIME types that GDK can convert
    /// to the Swift type.
    private static func own<Item>(_ type: Item.Type) -> ContentFormats {
        ContentFormats(type: LocalContent<Item>.self).unionDeserializeMIMETypes()
    }
}

/// A source of transferred values: a drop or the clipboard.
@MainActor
protocol TransferSource {
    var formats: ContentFormats { get }

    func readValue(of type: any ValueConvertible.Type, priority: MainContext.Priority) async throws(GLibError) -> Value

    func read(
        _ mimeTypes: [String],
        priority: MainContext.Priority
    ) async throws(GLibError) -> (stream: Gio.GInputStream?, mimeType: String)
}

extension Drop: TransferSource {}

extension Clipboard: TransferSource {}

extension TransferSource {
    /// The MIME types that the source offers, for error messages.
    var offered: [String] { formats.mimeTypes ?? [] }

    /// Reads the data that the source offers under a MIME type.
    func bytes(_ mimeType: String) async throws -> [UInt8] {
        guard let stream = try await read([mimeType], priority: .default).stream else {
            throw TransferError.interrupted(mimeType: mimeType)
        }
        var bytes: [UInt8] = []
        while true {
            let part = try await stream.read(count: 65_536)
            if part.isEmpty { break }
            bytes += part
        }
        try await stream.close()
        return bytes
    }
}
