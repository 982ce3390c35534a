/// A surface backend. `cairo_surface_type_t`.
public enum SurfaceType: CairoEnumeration, Hashable, Sendable {
    case image
    case pdf
    case ps
    case xlib
    case xcb
    case glitz
    case quartz
    case win32
    case beos
    case directFB
    case svg
    case os2
    case win32Printing
    case quartzImage
    case script
    case qt
    case recording
    case vg
    case gl
    case drm
    case tee
    case xml
    case skia
    case subsurface
    case cogl
    /// An unknown value, for example from a newer version of cairo.
    case unrecognized(Int)

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .image
        case 1: self = .pdf
        case 2: self = .ps
        case 3: self = .xlib
        case 4: self = .xcb
        case 5: self = .glitz
        case 6: self = .quartz
        case 7: self = .win32
        case 8: self = .beos
        case 9: self = .directFB
        case 10: self = .svg
        case 11: self = .os2
        case 12: self = .win32Printing
        case 13: self = .quartzImage
        case 14: self = .script
        case 15: self = .qt
        case 16: self = .recording
        case 17: self = .vg
        case 18: self = .gl
        case 19: self = .drm
        case 20: self = .tee
        case 21: self = .xml
        case 22: self = .skia
        case 23: self = .subsurface
        case 24: self = .cogl
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .image: 0
        case .pdf: 1
        case .ps: 2
        case .xlib: 3
        case .xcb: 4
        case .glitz: 5
        case .quartz: 6
        case .win32: 7
        case .beos: 8
        case .directFB: 9
        case .svg: 10
        case .os2: 11
        case .win32Printing: 12
        case .quartzImage: 13
        case .script: 14
        case .qt: 15
        case .recording: 16
        case .vg: 17
        case .gl: 18
        case .drm: 19
        case .tee: 20
        case .xml: 21
        case .skia: 22
        case .subsurface: 23
        case .cogl: 24
        case .unrecognized(let rawValue): rawValue
        }
    }
}
