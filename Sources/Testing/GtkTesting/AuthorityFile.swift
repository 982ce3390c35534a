/// A file in the `.Xauthority` format, which an X server uses to authenticate its clients.
enum AuthorityFile {
    private static let cookieSize = 16
    private static let protocolName = "MIT-MAGIC-COOKIE-1"
    /// The constant `FamilyWild` of X11, which matches any address. An empty display number matches any display.
    private static let anyFamily: [UInt8] = [0xFF, 0xFF]

    /// Returns the contents of a file with a new random secret.
    ///
    /// The file's entry is valid for any display, because the server chooses the display number after it has read the
    /// file.
    static func contents() -> [CChar] {
        let cookie: [UInt8] = (0..<cookieSize).map { _ in .random(in: .min ... .max) }
        let address: [UInt8] = []
        let number: [UInt8] = []
        let fields = [address, number, Array(protocolName.utf8), cookie]
        return (anyFamily + fields.flatMap(counted)).map { CChar(truncatingIfNeeded: $0) }
    }

    /// Returns the encoding of a field: its length as a big-endian 16-bit number, followed by its bytes.
    private static func counted(_ bytes: [UInt8]) -> [UInt8] {
        [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)] + bytes
    }
}
