import CGtk

extension ObjectType {
    /// Abstract C classes whose functions C calls without looking whether a subclass has them, which a Swift class cannot.
    private static let functionless: Set<String> = [
        "GDBusInterfaceSkeleton", "GFileMonitor", "GInputStream", "GMenuAttributeIter", "GMenuLinkIter", "GMenuModel",
        "GOutputStream", "GResolver", "GSocketAddress", "GSocketAddressEnumerator", "GSocketControlMessage",
        "GTlsCertificate", "GTlsConnection", "GTlsDatabase", "GVolumeMonitor", "GdkDevice", "GdkDisplay", "GdkDrag",
        "GdkDrawContext", "GdkDrop", "GdkFrameClock", "GdkGLContext", "GdkSeat", "GdkSurface", "GskRenderer",
        "GtkShortcutAction", "GtkShortcutTrigger", "PangoFont", "PangoFontFace", "PangoFontFamily", "PangoFontMap",
        "PangoFontset",
    ]

    /// Whether no Swift class can derive from a C class directly.
    package static func isFunctionless(_ type: GType) -> Bool { functionless.contains(registeredName(of: type)) }
}

extension SwiftType {
    /// Traps where a Swift class derives from a C class that it would leave without functions that C calls.
    static func requireFunctions(of parent: GType, for swiftClass: Object.Type) {
        guard ObjectType.isFunctionless(parent) else { return }
        let name = registeredName(of: parent)
        fatalError("\(swiftClass) derives from \(name), whose functions C calls and Swift classes cannot have")
    }
}
