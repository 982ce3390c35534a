import CGtk

/// Transformations between the coordinates of the context ("user") and those of the surface ("device"). A change
/// affects what is drawn afterwards.
extension CairoContext {
    /// Moves the origin, `cairo_translate`.
    public func translate(x: Double, y: Double) {
        cairo_translate(pointer, x, y)
    }

    /// Multiplies the units by factors, `cairo_scale`.
    ///
    /// A factor of 0 sets the ``status`` to ``Status/invalidMatrix``.
    public func scale(x: Double, y: Double) {
        cairo_scale(pointer, x, y)
    }

    /// Rotates the axes about the origin, `cairo_rotate`.
    ///
    /// - Parameter angle: The angle in radians. A positive angle turns the x axis toward the y axis, which is clockwise
    ///   on a screen.
    public func rotate(by angle: Double) {
        cairo_rotate(pointer, angle)
    }

    /// Applies a transformation before the current one, `cairo_transform`.
    public func transform(_ matrix: CairoMatrix) {
        var matrix = matrix.cValue
        cairo_transform(pointer, &matrix)
    }

    /// The transformation from the context's coordinates to those of the surface, `cairo_set_matrix`.
    ///
    /// A matrix that can't be inverted sets the ``status`` to ``Status/invalidMatrix``.
    public var matrix: CairoMatrix {
        get {
            var matrix = cairo_matrix_t()
            cairo_get_matrix(pointer, &matrix)
            return CairoMatrix(matrix)
        }
        set {
            var matrix = newValue.cValue
            cairo_set_matrix(pointer, &matrix)
        }
    }

    /// Resets the context's coordinates to those of the surface, `cairo_identity_matrix`.
    public func resetMatrix() {
        cairo_identity_matrix(pointer)
    }

    /// Returns a point in the coordinates of the surface, `cairo_user_to_device`.
    public func userToDevice(x: Double, y: Double) -> (x: Double, y: Double) {
        var (x, y) = (x, y)
        cairo_user_to_device(pointer, &x, &y)
        return (x, y)
    }

    /// Returns a distance in the coordinates of the surface, `cairo_user_to_device_distance`.
    public func userToDeviceDistance(x: Double, y: Double) -> (x: Double, y: Double) {
        var (x, y) = (x, y)
        cairo_user_to_device_distance(pointer, &x, &y)
        return (x, y)
    }

    /// Returns a point of the surface in the context's coordinates, `cairo_device_to_user`.
    public func deviceToUser(x: Double, y: Double) -> (x: Double, y: Double) {
        var (x, y) = (x, y)
        cairo_device_to_user(pointer, &x, &y)
        return (x, y)
    }

    /// Returns a distance on the surface in the context's coordinates, `cairo_device_to_user_distance`.
    public func deviceToUserDistance(x: Double, y: Double) -> (x: Double, y: Double) {
        var (x, y) = (x, y)
        cairo_device_to_user_distance(pointer, &x, &y)
        return (x, y)
    }
}
