import CGtk
@_spi(Binding) import Gtk

/// Objects of Swift classes that lack members that C expects.
@MainActor
enum HollowSpecimens {
    /// Classes whose Swift subclasses must override a function that C always calls.
    private static let classesWithRequiredFunctions: Set<String> = [
        "GFileMonitor", "GInputStream", "GOutputStream", "GSocketAddressEnumerator",
    ]

    /// Returns an object of an empty subclass of an abstract class, or of a class that only conforms to an interface.
    /// Returns nil for other types.
    static func make<Subject>(_ type: Subject.Type) -> Subject? {
        guard let swiftClass = type as? Object.Type else {
            return Pretender() as? Subject ?? PretendingPreview() as? Subject ?? PretendingWidget() as? Subject
        }
        let parent = swiftClass.objectType.gType
        let parentName = String(cString: g_type_name(parent))
        guard g_type_test_flags(parent, G_TYPE_FLAG_ABSTRACT.rawValue) != 0,
            !ObjectType.hasUnimplementableFunctions(parent),
            !classesWithRequiredFunctions.contains(parentName)
        else { return nil }
        let name = "Hollow" + parentName
        var subclass = g_type_from_name(name)
        if subclass == 0 {
            var query = GTypeQuery()
            g_type_query(parent, &query)
            guard query.type != 0 else { return nil }
            subclass = g_type_register_static_simple(
                parent,
                name,
                query.class_size,
                nil,
                query.instance_size,
                nil,
                GTypeFlags(rawValue: 0)
            )
        }
        let made: Object? = convertOptional(g_object_new_with_properties(subclass, 0, nil, nil), .full)
        return made as? Subject
    }
}

/// A class that conforms to every interface, although its C class doesn't implement any of them.
private final class Pretender:
    Object, GAction, NativeActionGroup, NativeActionMap, AppInfo, NativeAsyncInitable, AsyncResult,
    NativeBuildable, NativeBuilderScope, CellLayout, ColorChooser, ConstraintTarget, Converter, DBusInterface,
    DBusObject, DBusObjectManager, DTLSClientConnection, DTLSServerConnection, DebugController, DesktopAppInfoLookup,
    Drive, FileChooser, FileDescriptorBased, FontChooser, NativeIcon, NativeInitable, NativeListModel,
    NativeLoadableIcon, MemoryMonitor, Mount, NetworkMonitor, NativeOrientable, NativePaintable, PowerProfileMonitor,
    Proxy,
    ProxyResolver, RemoteActionGroup, NativeScrollable, NativeSeekable, NativeSelectionModel, NativeShortcutManager,
    SocketConnectable, StyleProvider, NativeSymbolicPaintable, TLSBackend, TreeDragDest, TreeDragSource, TreeSortable,
    Volume
{}

#if GTK4_10
extension Pretender: NativeAccessibleRange {}
#else
extension Pretender: Accessible {}
#endif
#if GTK4_12
extension Pretender: NativeSectionModel {}
#endif
#if GTK4_14
extension Pretender: NativeAccessibleText {}
#endif

/// The same for an interface that has members with the same names as another interface.
private final class PretendingPreview: Object, PrintOperationPreview {}

/// The same for interfaces that only widgets can implement.
private final class PretendingWidget: Widget, Actionable, AppChooser, CellEditable, NativeEditable, Root {}
