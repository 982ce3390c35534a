internal import Glibc

// On Linux, a file name is a sequence of arbitrary bytes other than `/` and zero. Most names are UTF-8. A Swift string
// is always valid Unicode, so bytes that aren't valid UTF-8 are escaped:
//
// - A byte that isn't part of valid UTF-8 becomes the code point U+EF00 + byte. Such a byte is at least 0x80, so the
//   code point is in the range U+EF80 … U+EFFF of the private use area.
// - If a name contains the UTF-8 encoding of such a code point (EE BE 80 … EE BF BF), the bytes of this encoding are
//   escaped too.
//
// In the other direction, a code point in the range U+EF80 … U+EFFF becomes a single byte, and any other code point
// becomes its UTF-8 encoding.
//
// The conversion is reversible for every name. A code point in the range always represents a single byte of the name,
// because the UTF-8 encoding of such a code point is escaped. Therefore, two different names never become the same
// string.

extension String {
    /// Creates a string from the bytes of a file name.
    ///
    /// Bytes that aren't valid UTF-8 become code points in the range U+EF80 … U+EFFF. The property ``fileNameBytes``
    /// returns the original bytes. All functions with a parameter for a file name or path convert the string back to
    /// these bytes.
    public init(fileNameBytes bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        self = bytes.withUnsafeBufferPointer { String(fileNameBytes: $0) }
    }

    package init(fileNameBytes name: UnsafeBufferPointer<UInt8>) {
        // The encodings of the escape code points begin with the byte EE, which is rare in other names.
        let mayHaveEscapes = name.baseAddress.map { memchr($0, 0xEE, name.count) != nil } ?? false
        if !mayHaveEscapes, let string = String(validating: name, as: UTF8.self) {
            self = string
        } else {
            self = FileNameEscapes.string(name)
        }
    }

    /// The bytes of the file name that this string represents.
    public var fileNameBytes: [UInt8] { FileNameEscapes.bytes(of: self) }
}

/// The conversion between strings and the bytes of file names.
private enum FileNameEscapes {
    private static let range: ClosedRange<UInt32> = 0xEF80...0xEFFF

    static func string(_ name: UnsafeBufferPointer<UInt8>) -> String {
        var scalars = String.UnicodeScalarView()
        func escape(_ bytes: some Sequence<UInt8>) {
            for byte in bytes {
                // The sum is always a valid code point, because surrogates end at U+DFFF.
                scalars.append(Unicode.Scalar(0xEF00 + UInt16(byte)) ?? "\u{FFFD}")
            }
        }
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = name.makeIterator()
        var position = 0
        // Each iteration advances by at least one byte.
        while position < name.count {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let encoding):
                let scalar = Unicode.UTF8.decode(encoding)
                if range.contains(scalar.value) { escape(encoding) } else { scalars.append(scalar) }
                position += encoding.count
            case .error(let length):
                escape(name[position..<position + length])
                position += length
            case .emptyInput: return String(scalars)
            }
        }
        return String(scalars)
    }

    static func bytes(of string: String) -> [UInt8] {
        if !string.utf8.contains(0xEE) { return Array(string.utf8) }
        var bytes: [UInt8] = []
        for scalar in string.unicodeScalars {
            if range.contains(scalar.value) {
                bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            } else {
                bytes += UTF8.encode(scalar).map(Array.init) ?? []
            }
        }
        return bytes
    }
}
