import CGtk
@_spi(Binding) import Cairo

/// A closure that draws an ``AttrShape``, which replaces a character in a text. `PangoCairoShapeRendererFunc`.
///
/// - Parameters:
///   - context: The context. Its current point is the left end of the shape, on the baseline.
///   - shape: The shape to draw. Its rectangles are in Pango units. ``PangoUnits/scale`` of them are one unit of the
///     context.
///   - isPath: A Boolean value that indicates whether to add the shape to the context's path instead of drawing it, as
///     in ``Cairo/PangoContext/layoutPath(_:)``.
public typealias ShapeRenderer = @MainActor (_ context: CairoContext, _ shape: AttrShape, _ isPath: Bool) -> Void

extension PangoContext {
    /// A closure that draws the shapes in this context's layouts. If it's nil, which is the default, the space for the
    /// shapes is left empty.
    ///
    /// The context keeps the closure until it's replaced or the context is deallocated. The property is nil if C code
    /// has set a C function.
    ///
    /// `pango_cairo_context_set_shape_renderer`.
    public var shapeRenderer: ShapeRenderer? {
        get {
            var data: UnsafeMutableRawPointer?
            let function = pango_cairo_context_get_shape_renderer(OpaquePointer(pointer), &data)
            guard address(function) == address(shapeRendererTrampoline) else { return nil }
            return keptFunction(data)
        }
        set {
            // The previous closure is released last, because its release may run a deinitializer that sets another
            // closure.
            let ended = shapeRenderer
            defer { withExtendedLifetime(ended) {} }
            guard let newValue else {
                pango_cairo_context_set_shape_renderer(OpaquePointer(pointer), nil, nil, nil)
                return
            }
            let data = retainedBox(newValue)
            recordKeptClosure(data)
            pango_cairo_context_set_shape_renderer(
                OpaquePointer(pointer),
                shapeRendererTrampoline,
                data,
                releaseBox
            )
        }
    }
}

private let shapeRendererTrampoline: PangoCairoShapeRendererFunc = { context, shape, isPath, data in
    // `nonisolated(unsafe)` is safe here, because C draws on the main thread.
    nonisolated(unsafe) let (context, shape, data) = (context, shape, data)
    MainThread.assume(function: "PangoCairoShapeRendererFunc") {
        guard let function: ShapeRenderer = keptFunction(data) else { return }
        function(
            convertPointer(UnsafeRawPointer(context), .none, "PangoCairoShapeRendererFunc"),
            convertPointer(UnsafeRawPointer(shape), .none, "PangoCairoShapeRendererFunc"),
            isPath != 0
        )
    }
}

private func address(_ function: PangoCairoShapeRendererFunc?) -> UnsafeRawPointer? {
    function.map { unsafeBitCast($0, to: UnsafeRawPointer.self) }
}
