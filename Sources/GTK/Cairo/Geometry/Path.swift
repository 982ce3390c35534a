import CGtk
@_spi(Binding) import GLib

/// A path, as a sequence of elements. `cairo_path_t`.
///
/// A path is a value type. ``CairoContext/copyPath()`` returns a copy of the context's path that you can store, change
/// and append to another path.
public struct Path: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// An element of a path. `cairo_path_data_t`.
    public enum Element: Hashable, Sendable {
        /// Begins a new subpath at a point.
        case move(x: Double, y: Double)
        /// A straight line to a point.
        case line(x: Double, y: Double)
        /// A cubic Bézier curve with two control points and an end point.
        case curve(x1: Double, y1: Double, x2: Double, y2: Double, x3: Double, y3: Double)
        /// A straight line to the beginning of the subpath.
        case close
    }

    /// The elements, in order.
    public var elements: [Element]

    /// Creates a path from elements.
    public init(_ elements: [Element] = []) { self.elements = elements }

    public init(arrayLiteral elements: Element...) { self.elements = elements }

    /// Copies a C path and frees it. If the C path has an error status, the copy is empty.
    init(taking path: UnsafeMutablePointer<cairo_path_t>) {
        defer { cairo_path_destroy(path) }
        elements = []
        guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return }
        let count = Int(path.pointee.num_data)
        var index = 0
        while index < count {
            let header = data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO:
                let point = data[index + 1].point
                elements.append(.move(x: point.x, y: point.y))
            case CAIRO_PATH_LINE_TO:
                let point = data[index + 1].point
                elements.append(.line(x: point.x, y: point.y))
            case CAIRO_PATH_CURVE_TO:
                let (first, second, end) = (data[index + 1].point, data[index + 2].point, data[index + 3].point)
                elements.append(.curve(x1: first.x, y1: first.y, x2: second.x, y2: second.y, x3: end.x, y3: end.y))
            case CAIRO_PATH_CLOSE_PATH: elements.append(.close)
            // A newer version of cairo may have added this type of element. The element is skipped. Its length is in
            // the header.
            default: break
            }
            // A header with the length 0 would be a bug in cairo. It must not cause an endless loop here.
            index += max(1, Int(header.length))
        }
    }

    /// Calls a closure with the path as a C path. The C path is valid only during the call.
    func withCPath(_ body: (UnsafePointer<cairo_path_t>) -> Void) {
        var data: [cairo_path_data_t] = []
        for element in elements {
            switch element {
            case .move(let x, let y): data.append(CAIRO_PATH_MOVE_TO, (x, y))
            case .line(let x, let y): data.append(CAIRO_PATH_LINE_TO, (x, y))
            case .curve(let x1, let y1, let x2, let y2, let x3, let y3):
                data.append(CAIRO_PATH_CURVE_TO, (x1, y1), (x2, y2), (x3, y3))
            case .close: data.append(CAIRO_PATH_CLOSE_PATH)
            }
        }
        let count: Int32 = exactInteger(data.count, "Path.elements.count")
        data.withUnsafeMutableBufferPointer { buffer in
            var path = cairo_path_t(status: CAIRO_STATUS_SUCCESS, data: buffer.baseAddress, num_data: count)
            body(&path)
        }
    }
}

extension [cairo_path_data_t] {
    /// Appends an element, which consists of a header and points. The length in the header counts the header itself and
    /// the points.
    fileprivate mutating func append(_ type: cairo_path_data_type_t, _ points: (x: Double, y: Double)...) {
        append(cairo_path_data_t(header: .init(type: type, length: Int32(1 + points.count))))
        for point in points { append(cairo_path_data_t(point: .init(x: point.x, y: point.y))) }
    }
}
