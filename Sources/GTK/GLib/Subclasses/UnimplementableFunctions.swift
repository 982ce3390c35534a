import CGtk

extension ObjectType {
    /// Returns a Boolean value that indicates whether a C class has required functions that Swift classes can't
    /// implement. Swift classes can't be direct subclasses of these C classes.
    ///
    /// The result is true for abstract classes with a function that C always calls and that a Swift method can't
    /// implement. Either the class structure is private to the C library, or Swift code can't create the function's
    /// result.
    package static func hasUnimplementableFunctions(_ type: GType) -> Bool {
        switch registeredName(of: type) {
        // While a `GIOStream` is being finalized, it calls functions of its class to close its two streams. At that
        // time, the wrapper no longer exists.
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
    /// Traps if a Swift class is a direct subclass of a C class whose required functions it can't implement.
    static func requireFunctions(of parent: GType, for swiftClass: Object.Type) {
        guard ObjectType.hasUnimplementableFunctions(parent) else { return }
        let name = registeredName(of: parent)
        fatalError("\(swiftClass) can't derive from \(name), because Swift can't implement its C functions")
    }
}
