import CGtk

/// A temporary, `NULL`-terminated `char **` with copies of Swift strings.
///
/// Unless C takes ownership of the array, the caller must call ``free()``. The memory is allocated by GLib, and freed
/// with `g_strfreev`.
@_spi(Binding)
public struct TemporaryStrings {
    /// A `char **` to the array, or `NULL` if there is no array.
    public let pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    /// The number of strings.
    public let count: Int

    /// Creates a C array of strings.
    ///
    /// - Parameters:
    ///   - strings: The strings. Nil becomes `NULL`.
    ///   - what: The names of the function and the parameter, for the warning that is logged if a string contains a
    ///     null character.
    public init(_ strings: [String]?, _ what: StaticString) {
        self.init(strings) { g_strdup(terminated($0, what)) }
    }

    /// Creates a C array of file names.
    ///
    /// - Parameters:
    ///   - fileNames: The file names. Nil becomes `NULL`.
    ///   - what: The names of the function and the parameter, for the warning that is logged if a name contains a null
    ///     character.
    public init(fileNames: [String]?, _ what: StaticString) {
        self.init(fileNames) { FileNames.duplicate($0, what) }
    }

    private init(_ strings: [String]?, _ duplicate: (String) -> UnsafeMutablePointer<CChar>?) {
        guard let strings else {
            (pointer, count) = (nil, 0)
            return
        }
        let size = gsize(strings.count + 1)
        let vector = g_malloc_n(size, gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.stride))
            .bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: strings.count + 1)
        for (index, string) in strings.enumerated() { (vector + index).initialize(to: duplicate(string)) }
        (vector + strings.count).initialize(to: nil)
        (pointer, count) = (vector, strings.count)
    }

    /// The pointer as `const char **`.
    public var constantPointer: UnsafeMutablePointer<UnsafePointer<CChar>?>? {
        UnsafeMutableRawPointer(pointer)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
    }

    /// The pointer as `const char * const *`.
    public var fullyConstantPointer: UnsafePointer<UnsafePointer<CChar>?>? { UnsafePointer(constantPointer) }

    /// Frees the strings and the array. `g_strfreev`.
    public func free() { g_strfreev(pointer) }
}
