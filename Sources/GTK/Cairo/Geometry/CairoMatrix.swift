import CGtk

/// An affine transformation of the plane, which combines translation, scaling, rotation and shearing. `cairo_matrix_t`.
///
/// It maps the point (x, y) to (xx · x + xy · y + x0, yx · x + yy · y + y0).
public struct CairoMatrix: Hashable, Sendable {
    /// The coefficient of x in the new x coordinate.
    public var xx: Double
    /// The coefficient of x in the new y coordinate.
    public var yx: Double
    /// The coefficient of y in the new x coordinate.
    public var xy: Double
    /// The coefficient of y in the new y coordinate.
    public var yy: Double
    /// The translation in the x direction.
    public var x0: Double
    /// The translation in the y direction.
    public var y0: Double

    /// The identity transformation. `cairo_matrix_init_identity`.
    public static let identity = CairoMatrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)

    /// Creates a transformation from its six components. `cairo_matrix_init`.
    public init(xx: Double, yx: Double, xy: Double, yy: Double, x0: Double, y0: Double) {
        self.xx = xx
        self.yx = yx
        self.xy = xy
        self.yy = yy
        self.x0 = x0
        self.y0 = y0
    }

    @_spi(Binding)
    public init(_ matrix: cairo_matrix_t) {
        self.init(xx: matrix.xx, yx: matrix.yx, xy: matrix.xy, yy: matrix.yy, x0: matrix.x0, y0: matrix.y0)
    }

    /// Creates the transformation that a C function stores in its parameter.
    init(_ read: (UnsafeMutablePointer<cairo_matrix_t>) -> Void) {
        var matrix = cairo_matrix_t()
        read(&matrix)
        self.init(matrix)
    }

    @_spi(Binding)
    public var cValue: cairo_matrix_t { cairo_matrix_t(xx: xx, yx: yx, xy: xy, yy: yy, x0: x0, y0: y0) }

    /// Returns a translation. `cairo_matrix_init_translate`.
    public static func translation(x: Double, y: Double) -> CairoMatrix {
        CairoMatrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: x, y0: y)
    }

    /// Returns a scaling about the origin. `cairo_matrix_init_scale`.
    public static func scale(x: Double, y: Double) -> CairoMatrix {
        CairoMatrix(xx: x, yx: 0, xy: 0, yy: y, x0: 0, y0: 0)
    }

    /// Returns a rotation about the origin. `cairo_matrix_init_rotate`.
    ///
    /// - Parameter angle: The angle in radians. A positive angle rotates the x axis toward the y axis, which is
    ///   clockwise on a screen.
    public static func rotation(by angle: Double) -> CairoMatrix {
        CairoMatrix { cairo_matrix_init_rotate($0, angle) }
    }

    /// Changes the transformation. The new transformation translates points first, and then applies the previous
    /// transformation. `cairo_matrix_translate`.
    public mutating func translate(x: Double, y: Double) { self = CairoMatrix.translation(x: x, y: y) * self }

    /// Changes the transformation. The new transformation scales points first, and then applies the previous
    /// transformation. `cairo_matrix_scale`.
    public mutating func scale(x: Double, y: Double) { self = CairoMatrix.scale(x: x, y: y) * self }

    /// Changes the transformation. The new transformation rotates points first, and then applies the previous
    /// transformation. `cairo_matrix_rotate`.
    ///
    /// - Parameter angle: The angle in radians. A positive angle rotates the x axis toward the y axis.
    public mutating func rotate(by angle: Double) { self = CairoMatrix.rotation(by: angle) * self }

    /// Inverts the transformation. `cairo_matrix_invert`.
    ///
    /// If the matrix maps the plane to a line or a point, it can't be inverted. This method then throws ``CairoError``
    /// with ``Status/invalidMatrix`` and doesn't change the matrix.
    public mutating func invert() throws(CairoError) {
        var matrix = cValue
        try Status(cValue: cairo_matrix_invert(&matrix)).check()
        self = CairoMatrix(matrix)
    }

    /// Returns the inverse transformation. Throws the same errors as ``invert()``.
    public func inverted() throws(CairoError) -> CairoMatrix {
        var matrix = self
        try matrix.invert()
        return matrix
    }

    /// Returns a transformation that applies the left operand first, and then the right operand.
    /// `cairo_matrix_multiply`.
    public static func * (first: CairoMatrix, second: CairoMatrix) -> CairoMatrix {
        var (result, first, second) = (cairo_matrix_t(), first.cValue, second.cValue)
        cairo_matrix_multiply(&result, &first, &second)
        return CairoMatrix(result)
    }

    /// Applies the transformation to a point. `cairo_matrix_transform_point`.
    public func transformPoint(x: Double, y: Double) -> (x: Double, y: Double) {
        (xx * x + xy * y + x0, yx * x + yy * y + y0)
    }

    /// Applies the transformation to a distance vector, ignoring the translation. `cairo_matrix_transform_distance`.
    public func transformDistance(x: Double, y: Double) -> (x: Double, y: Double) { (xx * x + xy * y, yx * x + yy * y) }

    /// Returns a copy of a C matrix. If C transfers ownership of the C matrix, this method frees it.
    @_spi(Binding)
    public static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> CairoMatrix {
        copied(from: pointer, as: cairo_matrix_t.self, transfer: transfer) { CairoMatrix($0) }
    }
}
