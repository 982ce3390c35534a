import CGtk

/// A file name as an element of a list or an array, or as the value of a property.
@_spi(Binding)
public struct FileNameText: PointerConvertible {
    public let text: String

    public init(_ text: String) { self.text = text }

    public static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> FileNameText {
        let characters = pointer.assumingMemoryBound(to: UInt8.self)
        let count = Int(strlen(pointer.assumingMemoryBound(to: CChar.self)))
        let name = FileNameText(String(fileNameBytes: UnsafeBufferPointer(start: characters, count: count)))
        if transfer == .full { g_free(pointer) }
        return name
    }
}

extension FileNameText: NullableValue {
    @_spi(Binding)
    public static var valueType: GType { FundamentalType.string }

    @_spi(Binding)
    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard storedFundamental(value) == FundamentalType.string else { throw .cannotStore("a file name", in: value) }
        g_value_take_string(value, FileNames.duplicate(text, "g_value_take_string: v_string"))
    }

    @_spi(Binding)
    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> FileNameText {
        guard storedFundamental(value) == FundamentalType.string else { throw .cannotLoad("a file name", from: value) }
        return FileNameText(convertFileName(g_value_get_string(value), .none))
    }

    @_spi(Binding)
    @MainActor
    public static func isNull(_ value: UnsafePointer<GValue>) -> Bool { String.isNull(value) }

    @_spi(Binding)
    @MainActor
    public static func storeNull(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try String.storeNull(in: value)
    }
}
