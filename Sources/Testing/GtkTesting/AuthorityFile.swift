/// The file with which an X server and its clients authenticate each other, in the format of `.Xauthority`.
enum AuthorityFile {
    private static let cookieSize = 16
    private static let protocolName = "MIT-MAGIC-COOKIE-1"
    /// The family for any address, which is `FamilyWild` in X11. An empty number means any display.
    private static let anyFamily: [UInt8] = [0xFF, 0xFF]

    /// Returns the contents of a file with one entry: a new random secret for any display.
    ///
    /// It doesn't contain the display's number, because the server chooses the number after it has read the file.
    static func contents() -> [CChar] {
        let cookie: [UInt8] = (0..<cookieSize).map { _ in .random(in: .min ... .max) }
        let address: [UInt8] = []
        let number: [UInt8] = []
        let fields = [address, number, Array(protocolName.utf8), cookie]
        return (anyFamily + fields.flatMap(counted)).map { CChar(truncatingIfNeeded: $0) }
    }

    /// Returns the encoded form of a field: its length in two bytes, with the higher byte first, followed by its bytes.
    private static func counted(_ bytes: [UInt8]) -> [UInt8] {
        [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)] + bytes
    }
}
