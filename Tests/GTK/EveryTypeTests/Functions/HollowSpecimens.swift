import CGtk
@_spi(Binding) import Gtk

/// Objects of classes that Swift code can write and that have nothing of what C expects of them.
@MainActor
enum HollowSpecimens {
    /// Classes that no Swift class derives from without a function that C calls, or that gets one that does nothing.
    private static let classesWithRequiredFunctions: Set<String> = [
        "GFileMonitor", "GInputStream", "GOutputStream", "GSocketAddressEnumerator",
    ]

    /// Returns an object of a subclass of an abstract class, or of a class that conforms to an interface, or nil for
    /// other types.
    static func make<Subject>(_ type: Subject.Type) -> Subject? {
        guard let swiftClass = type as? Object.Type else {
            return Pretender() as? Subject ?? PretendingPreview() as? Subject ?? PretendingWidget() as? Subject
        }
        let parent = swiftClass.objectType.gType
        let parentName = String(cString: g_type_name(parent))
        guard g_type_test_flags(parent, G_TYPE_FLAG_ABSTRACT.rawValue) != 0, !ObjectType.isFunctionless(parent),
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

/// Claims to implement every interface. C implements none of them.
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
extension Pretender: AccessibleText {}
#endif

/// The same of one whose members go by the names of another's.
private final class PretendingPreview: Object, PrintOperationPreview {}

/// The same of the interfaces that only widgets have.
private final class PretendingWidget: Widget, Actionable, AppChooser, CellEditable, NativeEditable, Root {}
