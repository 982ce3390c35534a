import CGtk

/// A `NULL`-terminated `char **` made of Swift strings, for as long as a C function needs it.
///
/// The caller calls ``free()``, unless C took it over: it is GLib's memory, as `g_strfreev` frees.
@_spi(Binding)
public struct TemporaryStrings {
    /// A `char **`, or `NULL` if there is no array.
    public let pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    /// The number of strings.
    public let count: Int

    /// - Parameters:
    ///   - strings: `nil` gives `NULL`.
    ///   - what: the function and the parameter, for the warning where a string holds a NUL.
    public init(_ strings: [String]?, _ what: StaticString) {
        self.init(strings) { g_strdup(terminated($0, what)) }
    }

    /// - Parameters:
    ///   - fileNames: `nil` gives `NULL`.
    ///   - what: the function and the parameter, for the warning where a name holds a NUL.
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

    /// `const char **`.
    public var constantPointer: UnsafeMutablePointer<UnsafePointer<CChar>?>? {
        UnsafeMutableRawPointer(pointer)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
    }

    /// `const char * const *`.
    public var fullyConstantPointer: UnsafePointer<UnsafePointer<CChar>?>? {
        UnsafePointer(constantPointer)
    }

    /// Frees the strings and the array, `g_strfreev`.
    public func free() {
        g_strfreev(pointer)
    }
}
