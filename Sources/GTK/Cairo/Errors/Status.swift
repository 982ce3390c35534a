import CGtk

/// The status of an operation. `cairo_status_t`.
///
/// Most cairo objects have a status. When an operation fails, the status becomes an error. The status then doesn't
/// change anymore, and drawing with the object has no effect.
public enum Status: NumberedEnumeration, Hashable, Sendable {
    /// The operation succeeded.
    case success
    /// There was not enough memory.
    case noMemory
    /// ``CairoContext/restore()`` was called without a matching call of ``CairoContext/save()``.
    case invalidRestore
    /// ``CairoContext/popGroup()`` was called without a matching call of ``CairoContext/pushGroup(content:)``, or the
    /// calls of ``CairoContext/save()`` and ``CairoContext/restore()`` within the group weren't balanced.
    case invalidPopGroup
    /// A relative path function was called without a current point.
    case noCurrentPoint
    /// The matrix isn't invertible.
    case invalidMatrix
    /// The value isn't a valid status.
    case invalidStatus
    /// A pointer is null.
    case nullPointer
    /// A string isn't valid UTF-8.
    case invalidString
    /// The data of a path is invalid.
    case invalidPathData
    /// Reading failed.
    case readError
    /// Writing failed.
    case writeError
    /// The surface was already finished.
    case surfaceFinished
    /// The surface has the wrong type for the operation.
    case surfaceTypeMismatch
    /// The pattern has the wrong type for the operation.
    case patternTypeMismatch
    /// The value isn't a valid content type.
    case invalidContent
    /// The value isn't a valid format, or the format isn't suitable.
    case invalidFormat
    /// The X visual isn't supported.
    case invalidVisual
    /// The file doesn't exist.
    case fileNotFound
    /// A dash is negative, or all dashes are 0.
    case invalidDash
    /// The comment isn't allowed in a PostScript file.
    case invalidDSCComment
    /// The index is out of range.
    case invalidIndex
    /// The clip doesn't consist of rectangles.
    case clipNotRepresentable
    /// A temporary file couldn't be created or written.
    case temporaryFileError
    /// The stride of an image doesn't have the required alignment.
    case invalidStride
    /// The font has the wrong type for the operation.
    case fontTypeMismatch
    /// A user font was changed after it was used.
    case userFontImmutable
    /// A user font reported an error.
    case userFontError
    /// The number of elements is negative.
    case negativeCount
    /// The clusters don't match the text and the glyphs.
    case invalidClusters
    /// The value isn't a valid slant.
    case invalidSlant
    /// The value isn't a valid weight.
    case invalidWeight
    /// A size is negative or too large for cairo.
    case invalidSize
    /// A user font doesn't implement the function.
    case userFontNotImplemented
    /// The device has the wrong type for the operation.
    case deviceTypeMismatch
    /// The device reported an error.
    case deviceError
    /// The functions that build a mesh pattern were called in the wrong order.
    case invalidMeshConstruction
    /// The device was already finished.
    case deviceFinished
    /// The global segment of a JBIG2 image is missing.
    case jbig2GlobalMissing
    /// libpng couldn't read or write the image.
    case pngError
    /// FreeType reported an error.
    case freeTypeError
    /// Windows reported an error.
    case win32GDIError
    /// A tag is unknown, malformed or incorrectly nested.
    case tagError
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    static let cases: [Self] = [
        .success, .noMemory, .invalidRestore, .invalidPopGroup, .noCurrentPoint, .invalidMatrix, .invalidStatus,
        .nullPointer, .invalidString, .invalidPathData, .readError, .writeError, .surfaceFinished, .surfaceTypeMismatch,
        .patternTypeMismatch, .invalidContent, .invalidFormat, .invalidVisual, .fileNotFound, .invalidDash,
        .invalidDSCComment, .invalidIndex, .clipNotRepresentable, .temporaryFileError, .invalidStride,
        .fontTypeMismatch, .userFontImmutable, .userFontError, .negativeCount, .invalidClusters, .invalidSlant,
        .invalidWeight, .invalidSize, .userFontNotImplemented, .deviceTypeMismatch, .deviceError,
        .invalidMeshConstruction, .deviceFinished, .jbig2GlobalMissing, .pngError, .freeTypeError, .win32GDIError,
        .tagError,
    ]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}

extension Status {
    /// A description of the status in English. `cairo_status_to_string`.
    public var message: String {
        guard let number = UInt32(exactly: rawValue) else { return "unknown status \(rawValue)" }
        return String(cString: cairo_status_to_string(cairo_status_t(rawValue: number)))
    }
}
