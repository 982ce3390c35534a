import CGtk

extension ObjectType {
    /// Whether no Swift class can derive from a C class directly.
    ///
    /// So with abstract classes: C calls their functions without a look whether there are any, and a Swift class has none.
    package static func isFunctionless(_ type: GType) -> Bool {
        switch registeredName(of: type) {
        case "GDBusInterfaceSkeleton", "GFileMonitor", "GInputStream", "GMenuAttributeIter", "GMenuLinkIter",
            "GMenuModel", "GOutputStream", "GResolver", "GSocketAddress", "GSocketAddressEnumerator",
            "GSocketControlMessage", "GTlsCertificate", "GTlsConnection", "GTlsDatabase", "GVolumeMonitor",
            "GdkDevice", "GdkDisplay", "GdkDrag", "GdkDrawContext", "GdkDrop", "GdkFrameClock", "GdkGLContext",
            "GdkSeat", "GdkSurface", "GskRenderer", "GtkShortcutAction", "GtkShortcutTrigger", "PangoFont",
            "PangoFontFace", "PangoFontFamily", "PangoFontMap", "PangoFontset":
            true
        default: false
        }
    }
}

extension SwiftType {
    /// Traps where a Swift class derives from a C class that it would leave without functions that C calls.
    static func requireFunctions(of parent: GType, for swiftClass: Object.Type) {
        guard ObjectType.isFunctionless(parent) else { return }
        let name = registeredName(of: parent)
        fatalError("\(swiftClass) derives from \(name), whose functions C calls and Swift classes cannot have")
    }
}
