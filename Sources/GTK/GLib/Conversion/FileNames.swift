import CGtk

// To Linux the name of a file is bytes, of which only `/` and NUL mean something; mostly they are UTF-8. A Swift string is
// always valid Unicode, so what is not valid UTF-8 is escaped in it:
//
// - Each byte of a name that is no part of valid UTF-8 becomes the code point U+EF00 + byte. Such a byte is 0x80 or more,
//   so that is one of U+EF80 … U+EFFF, of the private use area.
// - Those code points' own encodings (EE BE 80 … EE BF BF) are escaped too, byte by byte.
//
// Back, each of U+EF80 … U+EFFF becomes its byte, and all else its UTF-8.
//
// Why a name comes back as it was: reading splits it into pieces, each a valid encoding of one code point or a single
// byte. A code point outside the range is written as the very encoding that it was read from; one in the range only ever
// stands for a single byte, since no encoding of it is read as itself, and is written as that byte. So the pieces are
// written as they were read. Hence no two names have the same text either.

extension String {
    /// The text of a file's name that came as bytes: UTF-8, with code points of U+EF80 … U+EFFF for bytes that are none.
    ///
    /// ``fileNameBytes`` gives the bytes back, whatever they are; so do all functions that take a file's name or path.
    public init(fileNameBytes bytes: some Sequence<UInt8>) {
        self = FileNames.text(Array(bytes))
    }

    /// The bytes of a file's name, as Linux has them.
    public var fileNameBytes: [UInt8] { FileNames.bytes(of: self) }
}

/// What takes names of files across.
@_spi(Binding)
public enum FileNames {
    private static let escapes: ClosedRange<UInt32> = 0xEF80...0xEFFF

    /// The text of a name.
    static func text(_ name: [UInt8]) -> String {
        name.withUnsafeBufferPointer(text)
    }

    static func text(_ name: UnsafeBufferPointer<UInt8>) -> String {
        // The escapes' own encodings begin with EE, as few others do.
        let mayHoldEscapes = name.baseAddress.map { memchr($0, 0xEE, name.count) != nil } ?? false
        if !mayHoldEscapes, let text = String(validating: name, as: UTF8.self) { return text }
        return escapedText(name)
    }

    private static func escapedText(_ name: UnsafeBufferPointer<UInt8>) -> String {
        var scalars = String.UnicodeScalarView()
        func escape(_ bytes: some Sequence<UInt8>) {
            for byte in bytes {
                // Always a code point, as it is none of the surrogates, which end at U+DFFF.
                scalars.append(Unicode.Scalar(0xEF00 + UInt16(byte)) ?? "\u{FFFD}")
            }
        }
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = name.makeIterator()
        var position = 0
        // Ends with the name: each round goes on by a byte or more.
        while position < name.count {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let encoding):
                let scalar = Unicode.UTF8.decode(encoding)
                if escapes.contains(scalar.value) { escape(encoding) } else { scalars.append(scalar) }
                position += encoding.count
            case .error(let length):
                escape(name[position..<position + length])
                position += length
            case .emptyInput: return String(scalars)
            }
        }
        return String(scalars)
    }

    /// The bytes of a name.
    static func bytes(of text: String) -> [UInt8] {
        if !text.utf8.contains(0xEE) { return Array(text.utf8) }
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            if escapes.contains(scalar.value) {
                bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            } else {
                bytes += UTF8.encode(scalar).map(Array.init) ?? []
            }
        }
        return bytes
    }

    /// The name as C has it, to be freed by `g_free`. A NUL in it becomes U+FFFD, and a warning says so.
    ///
    /// - Parameter what: the function and the parameter, for the message.
    public static func duplicate(_ text: String, _ what: StaticString) -> UnsafeMutablePointer<CChar> {
        let bytes = bytes(of: terminated(text, what))
        let name = g_malloc(gsize(bytes.count + 1)).bindMemory(to: CChar.self, capacity: bytes.count + 1)
        UnsafeMutableRawPointer(name).copyMemory(from: bytes, byteCount: bytes.count)
        name[bytes.count] = 0
        return name
    }

    /// The name, if there is one, as C has it.
    public static func duplicate(optional text: String?, _ what: StaticString) -> UnsafeMutablePointer<CChar>? {
        guard let text else { return nil }
        return duplicate(text, what)
    }
}

/// The name of a file that a C function returned; `NULL` is the empty one.
@_spi(Binding)
public func convertFileName(_ pointer: UnsafeRawPointer?, _ transfer: Transfer) -> String {
    convertOptionalFileName(pointer, transfer) ?? ""
}

/// The name of a file that a C function returned, or none.
@_spi(Binding)
public func convertOptionalFileName(_ pointer: UnsafeRawPointer?, _ transfer: Transfer) -> String? {
    guard let pointer else { return nil }
    return FileNameText.fromPointer(UnsafeMutableRawPointer(mutating: pointer), transfer: transfer).text
}

/// The names of files in a C array.
@_spi(Binding)
public func convertFileNameArray(
    _ array: UnsafeRawPointer?,
    count: Int?,
    _ transfer: ContainerTransfer
) -> [String] {
    let names: [FileNameText] = convertPointerArray(array, count: count, transfer)
    return names.map(\.text)
}
