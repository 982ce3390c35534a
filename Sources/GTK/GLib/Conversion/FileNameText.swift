import CGtk

/// The name of a file, as what lists, arrays and properties hold.
package struct FileNameText: PointerConvertible {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    @usableFromInline
    package static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> FileNameText {
        let characters = pointer.assumingMemoryBound(to: UInt8.self)
        let count = Int(strlen(pointer.assumingMemoryBound(to: CChar.self)))
        let name = FileNameText(FileNames.text(UnsafeBufferPointer(start: characters, count: count)))
        if transfer == .full { g_free(pointer) }
        return name
    }
}

extension FileNameText: NullableValue {
    package static var valueType: GType { FundamentalType.string }

    package func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard heldFundamental(value) == FundamentalType.string else {
            throw .wrongType(expected: registeredName(of: heldType(value)), found: "a file's name")
        }
        g_value_take_string(value, FileNames.duplicate(text, "g_value_take_string: v_string"))
    }

    package static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> FileNameText {
        guard heldFundamental(value) == FundamentalType.string else {
            throw .wrongType(expected: "a file's name", found: registeredName(of: heldType(value)))
        }
        return FileNameText(convertFileName(g_value_get_string(value), .none))
    }

    @MainActor
    package static func isNull(_ value: UnsafePointer<GValue>) -> Bool { String.isNull(value) }

    @MainActor
    package static func storeNull(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try String.storeNull(in: value)
    }
}
