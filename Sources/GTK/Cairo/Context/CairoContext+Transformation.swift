import CGtk

/// Transformations from user coordinates, which the context uses, to device coordinates, which the surface uses. A
/// change affects only later drawing.
extension CairoContext {
    /// Translates the origin. `cairo_translate`.
    public func translate(x: Double, y: Double) { cairo_translate(pointer, x, y) }

    /// Scales the axes. `cairo_scale`.
    ///
    /// If a factor is 0, the ``status`` becomes ``Status/invalidMatrix``.
    public func scale(x: Double, y: Double) { cairo_scale(pointer, x, y) }

    /// Rotates the axes about the origin. `cairo_rotate`.
    ///
    /// - Parameter angle: The angle in radians. A positive angle rotates the x axis toward the y axis, which is
    ///   clockwise on a screen.
    public func rotate(by angle: Double) { cairo_rotate(pointer, angle) }

    /// Changes the current transformation. The new transformation applies `matrix` first, and then the previous
    /// transformation. `cairo_transform`.
    public func transform(_ matrix: CairoMatrix) {
        var matrix = matrix.cValue
        cairo_transform(pointer, &matrix)
    }

    /// The transformation from user coordinates to device coordinates. `cairo_set_matrix`.
    ///
    /// If the matrix isn't invertible, the ``status`` becomes ``Status/invalidMatrix``.
    public var matrix: CairoMatrix {
        get { CairoMatrix { cairo_get_matrix(pointer, $0) } }
        set {
            var matrix = newValue.cValue
            cairo_set_matrix(pointer, &matrix)
        }
    }

    /// Resets the transformation, so that user coordinates equal device coordinates. `cairo_identity_matrix`.
    public func resetMatrix() { cairo_identity_matrix(pointer) }

    /// Converts a point from user coordinates to device coordinates. `cairo_user_to_device`.
    public func userToDevice(x: Double, y: Double) -> (x: Double, y: Double) {
        var (x, y) = (x, y)
        cairo_user_to_device(pointer, &x, &y)
        return (x, y)
    }

    /// Converts a distance from user coordinates to device coordinates. `cairo_user_to_device_distance`.
    public func userToDeviceDistance(x: Double, y: Double) -> (x: Double, y: Double) {
        var (x, y) = (x, y)
        cairo_user_to_device_distance(pointer, &x, &y)
        return (x, y)
    }

    /// Converts a point from device coordinates to user coordinates. `cairo_device_to_user`.
    public func deviceToUser(x: Double, y: Double) -> (x: Double, y: Double) {
        var (x, y) = (x, y)
        cairo_device_to_user(pointer, &x, &y)
        return (x, y)
    }

    /// Converts a distance from device coordinates to user coordinates. `cairo_device_to_user_distance`.
    public func deviceToUserDistance(x: Double, y: Double) -> (x: Double, y: Double) {
        var (x, y) = (x, y)
        cairo_device_to_user_distance(pointer, &x, &y)
        return (x, y)
    }
}
