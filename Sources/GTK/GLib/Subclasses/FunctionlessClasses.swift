import CGtk

extension ObjectType {
    /// Returns a Boolean value that indicates whether no Swift class can derive from a C class directly.
    ///
    /// So with abstract classes whose functions C calls without asking whether they are there, and that have some which
    /// no
    /// Swift method answers: their structures are the library's own, or they give back what Swift cannot make.
    package static func isFunctionless(_ type: GType) -> Bool {
        switch registeredName(of: type) {
        // Closes its two streams at its end, for which it asks its class when the Swift object no longer exists.
        case "GIOStream": true
        case "GDBusInterfaceSkeleton", "GMenuAttributeIter", "GMenuLinkIter", "GMenuModel", "GResolver",
            "GSocketAddress", "GSocketControlMessage", "GTlsCertificate", "GTlsConnection", "GTlsDatabase",
            "GVolumeMonitor", "GdkDevice", "GdkDisplay", "GdkDrag", "GdkDrawContext", "GdkDrop",
            "GdkFrameClock", "GdkGLContext", "GdkSeat", "GdkSurface", "GskRenderer", "GtkShortcutAction",
            "GtkShortcutTrigger", "PangoFont", "PangoFontFace", "PangoFontFamily", "PangoFontMap",
            "PangoFontset":
            true
        default: false
        }
    }
}

extension SwiftType {
    /// Traps if a Swift class derives from a C class and wouldn't have functions that C calls.
    static func requireFunctions(of parent: GType, for swiftClass: Object.Type) {
        guard ObjectType.isFunctionless(parent) else { return }
        let name = registeredName(of: parent)
        fatalError("\(swiftClass) can't derive from \(name), because Swift can't implement its C functions")
    }
}
