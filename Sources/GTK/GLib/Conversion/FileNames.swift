import CGtk
import CombineModel

/// Functions that convert file names to C strings.
@_spi(Binding)
public enum FileNames {
    /// Returns a C copy of a file name. Free it with `g_free`. Null bytes are replaced with U+FFFD, and a warning is
    /// logged.
    ///
    /// - Parameter what: The names of the function and the parameter, for the warning.
    public static func duplicate(_ text: String, _ what: StaticString) -> UnsafeMutablePointer<CChar> {
        let bytes = terminated(text, what).fileNameBytes
        let name = g_malloc(gsize(bytes.count + 1)).bindMemory(to: CChar.self, capacity: bytes.count + 1)
        UnsafeMutableRawPointer(name).copyMemory(from: bytes, byteCount: bytes.count)
        name[bytes.count] = 0
        return name
    }

    /// Returns a C copy of an optional file name, or `NULL` if the file name is nil.
    public static func duplicate(optional text: String?, _ what: StaticString) -> UnsafeMutablePointer<CChar>? {
        guard let text else { return nil }
        return duplicate(text, what)
    }
}

/// Returns the file name that a C function returned, or an empty string for `NULL`.
@_spi(Binding)
public func convertFileName(_ pointer: UnsafeRawPointer?, _ transfer: Transfer) -> String {
    convertOptionalFileName(pointer, transfer) ?? ""
}

/// Returns the file name that a C function returned, or nil for `NULL`.
@_spi(Binding)
public func convertOptionalFileName(_ pointer: UnsafeRawPointer?, _ transfer: Transfer) -> String? {
    guard let pointer else { return nil }
    return FileNameText.fromPointer(UnsafeMutableRawPointer(mutating: pointer), transfer: transfer).text
}

/// Returns the file names in a C array.
@_spi(Binding)
public func convertFileNameArray(_ array: UnsafeRawPointer?, count: Int?, _ transfer: ContainerTransfer) -> [String] {
    let names: [FileNameText] = convertPointerArray(array, count: count, transfer)
    return names.map(\.text)
}
