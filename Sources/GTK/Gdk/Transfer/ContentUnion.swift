import CGtk
@_spi(Binding) import GdkPixbuf

extension ContentProvider {
    /// Creates a provider that offers the formats of several other providers. If several of them offer a format, the
    /// first one provides it. `gdk_content_provider_new_union`.
    public convenience init(union providers: [ContentProvider]) {
        Self.requireWrapperClass(for: "gdk_content_provider_new_union")
        // C takes ownership of the references, but not of the array.
        let pointers = TemporaryPointers(providers.map(\.consumedPointer))
        defer { pointers.free() }
        let returned = gdk_content_provider_new_union(pointers.bound(), gsize(providers.count))
        self.init(wrapping: requiredPointer(returned, "gdk_content_provider_new_union"), transfer: .full)
    }
}
