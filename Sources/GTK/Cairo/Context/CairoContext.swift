import CGtk
@_spi(Binding) import GLib

/// A context for drawing on a ``CairoSurface``. `cairo_t`.
///
/// - To draw a shape, build a path, and then call ``fill(preservingPath:)`` or ``stroke(preservingPath:)``, which use
///   the ``source``.
/// - All lengths and positions are in user coordinates. Without a transformation, these are pixels, with the origin in
///   the top left corner.
/// - Drawing functions don't throw errors. If a drawing function fails, the ``status`` becomes an error, and later
///   drawing has no effect. To throw the error, call `try context.status.check()`.
/// - If GTK passes a context to your drawing function, don't use the context after the function returns.
/// - Two instances are equal if they wrap the same C context.
@MainActor
public final class CairoContext {
    /// The `cairo_t *`, valid as long as this object exists.
    ///
    /// The property isn't isolated, because any thread can read an address. Only the main actor accesses the memory at
    /// that address.
    public nonisolated(unsafe) let pointer: OpaquePointer

    /// Wraps a context that C created.
    ///
    /// - Parameter transfer: A value that indicates whether the caller's reference is transferred to the wrapper.
    public nonisolated init(wrapping pointer: OpaquePointer, transfer: Transfer) {
        if transfer != .full { cairo_reference(pointer) }
        self.pointer = pointer
    }

    /// Creates a context that draws on a surface. `cairo_create`.
    ///
    /// Throws ``CairoError`` if the surface has an error status or was finished.
    public convenience init(_ target: CairoSurface) throws(CairoError) {
        let context = try checked(cairo_create(target.pointer), status: cairo_status, destroy: cairo_destroy)
        self.init(wrapping: context, transfer: .full)
    }

    isolated deinit { cairo_destroy(pointer) }

    /// Returns a wrapper for a context that a C function returned.
    @_spi(Binding)
    public nonisolated static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> CairoContext {
        CairoContext(wrapping: OpaquePointer(pointer), transfer: transfer)
    }

    /// A pointer with an additional reference, for C code that takes ownership. `cairo_reference`.
    @_spi(Binding)
    public nonisolated var consumedPointer: OpaquePointer { cairo_reference(pointer) }

    /// The status of the context, which is an error after a failure. `cairo_status`.
    public var status: Status { Status(cValue: cairo_status(pointer)) }

    /// The surface that the context draws on. `cairo_get_target`.
    public var target: CairoSurface {
        CairoSurface.fromPointer(UnsafeMutableRawPointer(cairo_get_target(pointer)), transfer: .none)
    }

    // MARK: State

    /// Saves the source, the transformation, the clip region and all settings, but not the path. `cairo_save`.
    public func save() { cairo_save(pointer) }

    /// Restores the state that the last unmatched ``save()`` saved. `cairo_restore`.
    ///
    /// If there is no saved state, the ``status`` becomes ``Status/invalidRestore``.
    public func restore() { cairo_restore(pointer) }

    /// Saves the context's state, calls a closure, and restores the state when the closure returns or throws.
    public func saved<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        save()
        defer { restore() }
        return try body()
    }

    // MARK: Groups

    /// Begins a group. Everything up to the end of the group is drawn on a temporary surface.
    /// `cairo_push_group_with_content`.
    ///
    /// You can then draw the group as a whole, for example with an opacity.
    public func pushGroup(content: Content = .colorAlpha) { cairo_push_group_with_content(pointer, content.cValue()) }

    /// Ends a group and returns it as a pattern. `cairo_pop_group`.
    ///
    /// If there is no group, the status of this context and of the pattern becomes ``Status/invalidPopGroup``.
    public func popGroup() -> Pattern { Pattern(wrapping: cairo_pop_group(pointer), transfer: .full) }

    /// Ends a group and sets it as the source. `cairo_pop_group_to_source`.
    public func popGroupToSource() { cairo_pop_group_to_source(pointer) }

    /// The surface of the current group, or the target if there is no group. `cairo_get_group_target`.
    public var groupTarget: CairoSurface {
        CairoSurface.fromPointer(UnsafeMutableRawPointer(cairo_get_group_target(pointer)), transfer: .none)
    }

    // MARK: Documents

    /// Ends the current page of a document and begins an empty page. `cairo_show_page`.
    public func showPage() { cairo_show_page(pointer) }

    /// Ends the current page of a document, and begins a new page with the same content. `cairo_copy_page`.
    public func copyPage() { cairo_copy_page(pointer) }

    /// Begins a tag, which marks content as a link or as a structural element of the document. `cairo_tag_begin`.
    ///
    /// - Parameters:
    ///   - name: The name, such as `"Link"` or `"H1"`.
    ///   - attributes: The attributes, for example `"uri='https://www.gtk.org'"`. Attributes that cairo can't parse are
    ///     ignored.
    public func beginTag(_ name: String, attributes: String = "") {
        cairo_tag_begin(
            pointer,
            terminated(name, "CairoContext.beginTag(name)"),
            terminated(attributes, "CairoContext.beginTag(attributes)")
        )
    }

    /// Ends a tag. `cairo_tag_end`.
    public func endTag(_ name: String) { cairo_tag_end(pointer, terminated(name, "CairoContext.endTag(name)")) }
}

extension CairoContext: Hashable {
    /// Returns a Boolean value that indicates whether two wrappers refer to the same C context.
    public nonisolated static func == (first: CairoContext, second: CairoContext) -> Bool {
        first.pointer == second.pointer
    }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}
