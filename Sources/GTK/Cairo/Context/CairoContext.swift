import CGtk
@_spi(Binding) import GLib

/// A drawing context of a ``CairoSurface``. `cairo_t`.
///
/// - Drawing takes two steps: build a path, then ``fill(preservingPath:)`` or ``stroke(preservingPath:)`` it with the
///   ``source``.
/// - Lengths are in the context's own coordinates: pixels, x to the right and y down, until they are transformed.
/// - Drawing doesn't throw. A failure sets the ``status`` to an error. Later drawing calls then have no effect.
///   `try context.status.check()` throws the error.
/// - A context that GTK passes to a drawing function can only be used until the function returns.
/// - Two instances are equal if they wrap the same C context.
@MainActor
public final class CairoContext {
    /// The `cairo_t *`, valid as long as this object exists.
    ///
    /// The property isn't isolated, because any thread can read an address. Only the main actor uses the memory that it
    /// points to.
    public nonisolated(unsafe) let pointer: OpaquePointer

    /// Wraps a context that C created.
    ///
    /// - Parameter transfer: The ownership transfer of the reference.
    public nonisolated init(wrapping pointer: OpaquePointer, transfer: Transfer) {
        if transfer != .full { cairo_reference(pointer) }
        self.pointer = pointer
    }

    /// Creates a context that draws on a surface, `cairo_create`.
    ///
    /// Throws ``CairoError`` if the surface has an error status or is finished.
    public convenience init(_ target: CairoSurface) throws(CairoError) {
        let context = try checked(cairo_create(target.pointer), status: cairo_status, destroy: cairo_destroy)
        self.init(wrapping: context, transfer: .full)
    }

    isolated deinit {
        cairo_destroy(pointer)
    }

    /// Returns the Swift object for a context that C returned, with or without ownership.
    @_spi(Binding)
    public nonisolated static func fromPointer(
        _ pointer: UnsafeMutableRawPointer,
        transfer: Transfer
    ) -> CairoContext {
        CairoContext(wrapping: OpaquePointer(pointer), transfer: transfer)
    }

    /// A new reference for C, `cairo_reference`.
    @_spi(Binding)
    public nonisolated var consumedPointer: OpaquePointer { cairo_reference(pointer) }

    /// The status, which is an error after a failure. `cairo_status`.
    public var status: Status { Status(cValue: cairo_status(pointer)) }

    /// The surface on which it draws, `cairo_get_target`.
    public var target: CairoSurface {
        CairoSurface.fromPointer(UnsafeMutableRawPointer(cairo_get_target(pointer)), transfer: .none)
    }

    // MARK: State

    /// Saves the source, the transformation, the clip and all settings, but not the path. `cairo_save`.
    public func save() {
        cairo_save(pointer)
    }

    /// Restores the state that the last ``save()`` saved, `cairo_restore`.
    ///
    /// Without a saved state, the ``status`` becomes ``Status/invalidRestore``.
    public func restore() {
        cairo_restore(pointer)
    }

    /// Draws with separate settings: when the closure returns or throws, the previous settings are restored.
    public func saved<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        save()
        defer { restore() }
        return try body()
    }

    // MARK: Groups

    /// Begins a group, which is drawn on a separate surface, `cairo_push_group_with_content`.
    ///
    /// Everything that is drawn until the group is popped is drawn as one, for example to make it half transparent.
    public func pushGroup(content: Content = .colorAlpha) {
        cairo_push_group_with_content(pointer, content.cValue())
    }

    /// Ends a group and returns it as a pattern, `cairo_pop_group`.
    ///
    /// Without a group, the ``status`` and that of the pattern become ``Status/invalidPopGroup``.
    public func popGroup() -> Pattern {
        Pattern(wrapping: cairo_pop_group(pointer), transfer: .full)
    }

    /// Ends a group and makes it the source, `cairo_pop_group_to_source`.
    public func popGroupToSource() {
        cairo_pop_group_to_source(pointer)
    }

    /// The surface of the current group, or the target if there is no group. `cairo_get_group_target`.
    public var groupTarget: CairoSurface {
        CairoSurface.fromPointer(UnsafeMutableRawPointer(cairo_get_group_target(pointer)), transfer: .none)
    }

    // MARK: Documents

    /// Ends the page of a document and begins an empty one, `cairo_show_page`.
    public func showPage() {
        cairo_show_page(pointer)
    }

    /// Ends the page of a document and begins one with the same content, `cairo_copy_page`.
    public func copyPage() {
        cairo_copy_page(pointer)
    }

    /// Begins a tag, which marks drawn content as a link or a part of the document's structure, `cairo_tag_begin`.
    ///
    /// - Parameters:
    ///   - name: The name, such as `"Link"` or `"H1"`.
    ///   - attributes: For example, `"uri='https://www.gtk.org'"`. cairo doesn't report attributes that it can't parse.
    public func beginTag(_ name: String, attributes: String = "") {
        cairo_tag_begin(
            pointer,
            terminated(name, "CairoContext.beginTag(name)"),
            terminated(attributes, "CairoContext.beginTag(attributes)")
        )
    }

    /// Ends a tag that ``beginTag(_:attributes:)`` began, `cairo_tag_end`.
    public func endTag(_ name: String) {
        cairo_tag_end(pointer, terminated(name, "CairoContext.endTag(name)"))
    }
}

extension CairoContext: Hashable {
    /// Returns a Boolean value that indicates whether both are the same C context.
    public nonisolated static func == (first: CairoContext, second: CairoContext) -> Bool {
        first.pointer == second.pointer
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(pointer)
    }
}
