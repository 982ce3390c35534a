import CGtk

/// The status of an operation. `cairo_status_t`.
///
/// Most cairo objects have a status. When an operation fails, the status becomes an error. The status then doesn't
/// change anymore, and drawing with the object has no effect.
public enum Status: CairoEnumeration, Hashable, Sendable {
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

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .success
        case 1: self = .noMemory
        case 2: self = .invalidRestore
        case 3: self = .invalidPopGroup
        case 4: self = .noCurrentPoint
        case 5: self = .invalidMatrix
        case 6: self = .invalidStatus
        case 7: self = .nullPointer
        case 8: self = .invalidString
        case 9: self = .invalidPathData
        case 10: self = .readError
        case 11: self = .writeError
        case 12: self = .surfaceFinished
        case 13: self = .surfaceTypeMismatch
        case 14: self = .patternTypeMismatch
        case 15: self = .invalidContent
        case 16: self = .invalidFormat
        case 17: self = .invalidVisual
        case 18: self = .fileNotFound
        case 19: self = .invalidDash
        case 20: self = .invalidDSCComment
        case 21: self = .invalidIndex
        case 22: self = .clipNotRepresentable
        case 23: self = .temporaryFileError
        case 24: self = .invalidStride
        case 25: self = .fontTypeMismatch
        case 26: self = .userFontImmutable
        case 27: self = .userFontError
        case 28: self = .negativeCount
        case 29: self = .invalidClusters
        case 30: self = .invalidSlant
        case 31: self = .invalidWeight
        case 32: self = .invalidSize
        case 33: self = .userFontNotImplemented
        case 34: self = .deviceTypeMismatch
        case 35: self = .deviceError
        case 36: self = .invalidMeshConstruction
        case 37: self = .deviceFinished
        case 38: self = .jbig2GlobalMissing
        case 39: self = .pngError
        case 40: self = .freeTypeError
        case 41: self = .win32GDIError
        case 42: self = .tagError
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .success: 0
        case .noMemory: 1
        case .invalidRestore: 2
        case .invalidPopGroup: 3
        case .noCurrentPoint: 4
        case .invalidMatrix: 5
        case .invalidStatus: 6
        case .nullPointer: 7
        case .invalidString: 8
        case .invalidPathData: 9
        case .readError: 10
        case .writeError: 11
        case .surfaceFinished: 12
        case .surfaceTypeMismatch: 13
        case .patternTypeMismatch: 14
        case .invalidContent: 15
        case .invalidFormat: 16
        case .invalidVisual: 17
        case .fileNotFound: 18
        case .invalidDash: 19
        case .invalidDSCComment: 20
        case .invalidIndex: 21
        case .clipNotRepresentable: 22
        case .temporaryFileError: 23
        case .invalidStride: 24
        case .fontTypeMismatch: 25
        case .userFontImmutable: 26
        case .userFontError: 27
        case .negativeCount: 28
        case .invalidClusters: 29
        case .invalidSlant: 30
        case .invalidWeight: 31
        case .invalidSize: 32
        case .userFontNotImplemented: 33
        case .deviceTypeMismatch: 34
        case .deviceError: 35
        case .invalidMeshConstruction: 36
        case .deviceFinished: 37
        case .jbig2GlobalMissing: 38
        case .pngError: 39
        case .freeTypeError: 40
        case .win32GDIError: 41
        case .tagError: 42
        case .unrecognized(let rawValue): rawValue
        }
    }
}

extension Status {
    /// A description of the status in English. `cairo_status_to_string`.
    public var message: String {
        guard let number = UInt32(exactly: rawValue) else { return "unknown status \(rawValue)" }
        return String(cString: cairo_status_to_string(cairo_status_t(rawValue: number)))
    }
}
