import CGtk
@_spi(Binding) import GdkPixbuf

extension ContentProvider {
    /// Creates a provider that offers the formats of several other providers. If several providers offer the same
    /// format, the first of these providers is used. `gdk_content_provider_new_union`.
    public convenience init(union providers: [ContentProvider]) {
        Self.requireWrapperClass(for: "gdk_content_provider_new_union")
        // C takes ownership of the references to the providers. The array remains owned by this code.
        let pointers = TemporaryPointers(providers.map(\.consumedPointer))
        defer { pointers.free() }
        let returned = gdk_content_provider_new_union(pointers.bound(), gsize(providers.count))
        self.init(wrapping: requiredPointer(returned, "gdk_content_provider_new_union"), transfer: .full)
    }
}
