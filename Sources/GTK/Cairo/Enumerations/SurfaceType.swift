/// A surface backend. `cairo_surface_type_t`.
public enum SurfaceType: NumberedEnumeration, Hashable, Sendable {
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

    static let cases: [Self] = [
        .image, .pdf, .ps, .xlib, .xcb, .glitz, .quartz, .win32, .beos, .directFB, .svg, .os2, .win32Printing,
        .quartzImage, .script, .qt, .recording, .vg, .gl, .drm, .tee, .xml, .skia, .subsurface, .cogl,
    ]

    public init(rawValue: Int) { self = Self.value(rawValue) }

    public var rawValue: Int { if case .unrecognized(let number) = self { number } else { index } }
}
