import CGtk
@_spi(Binding) import Cairo

/// A closure that draws an ``AttrShape``, which replaces a character in a text. `PangoCairoShapeRendererFunc`.
///
/// - Parameters:
///   - context: The context to draw on. Its current point is at the left end of the shape, on the baseline.
///   - shape: The shape to draw. The unit of its rectangles is the Pango unit. ``PangoUnits/scale`` Pango units are
///     equal to one unit of the context.
///   - isPath: A Boolean value that indicates whether to add the shape's outline to the context's path instead of
///     drawing the shape. It's true, for example, during a call of ``Cairo/CairoContext/layoutPath(_:)``.
public typealias ShapeRenderer = @MainActor (_ context: CairoContext, _ shape: AttrShape, _ isPath: Bool) -> Void

extension PangoContext {
    /// A closure that draws the shapes in this context's layouts. The default is nil, which leaves the space for the
    /// shapes empty.
    ///
    /// The context retains the closure until you replace it or the context is deallocated. If C code has set a C
    /// function, the property is nil.
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
            // The previous closure is released last, because releasing it may run a deinitializer that sets another
            // closure.
            let ended = shapeRenderer
            defer { withExtendedLifetime(ended) {} }
            guard let newValue else {
                pango_cairo_context_set_shape_renderer(OpaquePointer(pointer), nil, nil, nil)
                return
            }
            let data = retainedBox(newValue)
            recordKeptClosure(data)
            pango_cairo_context_set_shape_renderer(OpaquePointer(pointer), shapeRendererTrampoline, data, releaseBox)
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
