import CGtk

// A C string ends at its first null character, but a Swift string can contain null characters anywhere. If null
// characters weren't replaced, C would ignore the rest of the string. For example, C would interpret
// `"/etc/hostname\0.png"` as `/etc/hostname`.

/// Returns a string without null characters, for a C function that expects a null-terminated string.
///
/// Each null character in the string is replaced with U+FFFD, and a warning is logged.
///
/// - Parameter what: The names of the function and the parameter, for the warning.
@_spi(Binding)
@inlinable
public func terminated(_ text: String, _ what: StaticString) -> String {
    containsNul(text) ? replacingNul(in: text, what) : text
}

/// Returns an optional string without null characters, for a C function that expects a null-terminated string. Nil
/// remains nil.
@_spi(Binding)
@inlinable
public func terminated(optional text: String?, _ what: StaticString) -> String? {
    guard let text else { return nil }
    return containsNul(text) ? replacingNul(in: text, what) : text
}

/// Returns a Boolean value that indicates whether a string contains a null character.
@_spi(Binding)
public func containsNul(_ text: String) -> Bool {
    let found = text.utf8.withContiguousStorageIfAvailable { bytes in
        guard let start = bytes.baseAddress else { return false }
        return memchr(start, 0, bytes.count) != nil
    }
    return found ?? text.utf8.contains(0)
}

@_spi(Binding)
@inline(never)
public func replacingNul(in text: String, _ what: StaticString) -> String {
    Diagnostics.warning(
        "\(what): a NUL character in a string was replaced with U+FFFD, because C would end the string there"
    )
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value == 0 ? "\u{FFFD}" : $0 }))
}
