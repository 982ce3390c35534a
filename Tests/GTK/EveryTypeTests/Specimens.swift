import CGtk
import Foundation
import Gtk

/// An object of each class that can be instantiated.
@MainActor
enum Specimens {
    /// Returns a new object of a class, or its only object. Returns nil for abstract classes and for those in
    /// ``Exceptions/notMade``.
    static func make(_ entry: ClassEntry) throws -> Object? {
        if Exceptions.notMade[entry.typeName] != nil { return nil }
        if let maker = maker(of: entry) { return try maker() }
        return entry.make?()
    }

    /// Returns a Boolean value that indicates whether creating an object of a class requires arguments.
    static func needsSomething(_ entry: ClassEntry) -> Bool { maker(of: entry) != nil }

    private static func maker(of entry: ClassEntry) -> (@MainActor () throws -> Object?)? {
        makers[entry.typeName] ?? adwaitaMakers[entry.typeName]
    }

    /// Releases references that keep an object alive in addition to its owners.
    static func end(_ object: Object) {
        (object as? Gtk.Window)?.destroy()
        let owner = owners.removeValue(forKey: ObjectIdentifier(object))
        (owner as? Gtk.Window)?.destroy()
        // A loader logs a message if it's freed without having been closed. Closing it without an image throws an
        // error.
        if let loader = object as? PixbufLoader { _ = try? loader.close() }
    }

    /// Returns the entries of a class and of its ancestors, starting with the class.
    static func entries(for object: Object) -> [ClassEntry] {
        var found: [ClassEntry] = []
        var type = object.gType
        while type != 0 {
            if let entry = byName[g_type_name(type).map { String(cString: $0) } ?? ""] { found.append(entry) }
            type = g_type_parent(type)
        }
        return found
    }

    private static let byName: [String: ClassEntry] = Dictionary(
        AllTypes.classes.map { ($0.typeName, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    // MARK: Objects that need arguments

    /// Functions that create objects of the classes that C can't create without arguments.
    private static let makers: [String: @MainActor () throws -> Object?] = [
        "GBufferedInputStream": { BufferedInputStream(baseStream: MemoryInputStream()) },
        "GBufferedOutputStream": { BufferedOutputStream(baseStream: memoryOutput()) },
        "GConverterInputStream": {
            ConverterInputStream(baseStream: MemoryInputStream(), converter: ZlibDecompressor())
        },
        "GConverterOutputStream": {
            ConverterOutputStream(baseStream: memoryOutput(), converter: ZlibCompressor())
        },
        "GDataInputStream": { DataInputStream(baseStream: MemoryInputStream()) },
        "GDataOutputStream": { DataOutputStream(baseStream: memoryOutput()) },
        "GSimpleIOStream": { SimpleIOStream(inputStream: MemoryInputStream(), outputStream: memoryOutput()) },
        "GFileIcon": { FileIcon(file: temporaryDirectory()) },
        "GFileEnumerator": { try temporaryDirectory().enumerateChildrenBlocking("*", flags: []) },
        "GInetAddress": { InetAddress(loopback: .ipv6) },
        "GInetSocketAddress": { InetSocketAddress(address: InetAddress(loopback: .ipv6), port: 80) },
        "GInetAddressMask": { try InetAddressMask(string: "10.0.0.0/8") },
        "GProxyAddress": {
            ProxyAddress(
                inetAddress: InetAddress(loopback: .ipv6),
                port: 80,
                protocol: "http",
                destinationHostname: "localhost",
                destinationPort: 80
            )
        },
        "GProxyAddressEnumerator": {
            (InetSocketAddress(address: InetAddress(loopback: .ipv4), port: 80) as any SocketConnectable)
                .proxyEnumerate() as Object
        },
        "GtkTextChildAnchor": { TextChildAnchor() },
        "GPropertyAction": { PropertyAction(name: "sensitive", object: Button(), propertyName: "sensitive") },
        "GSettings": {
            Gio.GSettings(
                schemaID: "org.gtk.gtk4.Settings.ColorChooser",
                path: "/org/gtk/gtk4/settings/color-chooser/"
            )
        },
        "GAppInfoMonitor": { AppInfoMonitor.get() },
        "GUnixMountMonitor": { UnixMountMonitor.get() },
        "GFileInputStream": { try nullDevice().readBlocking() },
        "GFileIOStream": { try nullDevice().openReadWriteBlocking() },
        // Without a file descriptor, reading would block forever.
        "GUnixInputStream": { UnixInputStream(fd: Int(open("/dev/null", O_RDWR)), closeFD: true) },
        "GUnixOutputStream": { UnixOutputStream(fd: Int(open("/dev/null", O_RDWR)), closeFD: true) },
        "GSocket": { try socket(.ipv4, .stream) },
        "GSocketConnection": { try socket(.ipv4, .datagram).connectionFactoryCreateConnection() },
        "GTcpConnection": { try socket(.ipv4, .stream).connectionFactoryCreateConnection() },
        "GUnixConnection": { try socket(.unix, .stream).connectionFactoryCreateConnection() },
        "GTcpWrapperConnection": {
            TCPWrapperConnection(
                baseIOStream: SimpleIOStream(inputStream: MemoryInputStream(), outputStream: memoryOutput()),
                socket: try socket(.ipv4, .stream)
            )
        },
        "GtkStyleContext": {
            let label = Label(label: "")
            return keeping(label, label.styleContext)
        },
        "GdkDisplay": { Display.default },
        "GdkMemoryTexture": {
            MemoryTexture(width: 1, height: 1, format: .r8g8b8a8, bytes: Bytes([1, 2, 3, 4]), stride: 4)
        },
        "GtkIconPaintable": { IconPaintable(file: temporaryDirectory(), size: 16, scale: 1) },
        "PangoLayout": { Label(label: "").createPangoLayout("text") },
        "GdkClipboard": { Display.default?.clipboard },
        "GdkPixbuf": { Pixbuf(colorspace: .rgb, hasAlpha: true, bitsPerSample: 8, width: 2, height: 2) },
        "GtkActivateAction": { ActivateAction.get() },
        "GtkMnemonicAction": { MnemonicAction.get() },
        "GtkNothingAction": { NothingAction.get() },
        "GtkNeverTrigger": { NeverTrigger.get() },
        "GThemedIcon": { ThemedIcon(iconName: "edit-copy") },
        "GEmblem": { Emblem(icon: ThemedIcon(iconName: "edit-copy")) },
        "GEmblemedIcon": { EmblemedIcon(icon: ThemedIcon(iconName: "edit-copy")) },
        "GdkCursor": { Cursor(name: "pointer") },
        "GskGLShader": { GLShader(bytes: Bytes(Array("uniform float progress;".utf8))) },
        "GtkAlternativeTrigger": {
            AlternativeTrigger(first: MnemonicTrigger(key: .a), second: MnemonicTrigger(key: .b))
        },
        "GtkNamedAction": { NamedAction(name: "window.close") },
        "GtkSignalAction": { SignalAction(signalName: "clicked") },
        "GtkConstraintLayoutChild": { layoutChild(ConstraintLayout()) },
        "GtkFixedLayoutChild": { layoutChild(FixedLayout()) },
        "GtkGridLayoutChild": { layoutChild(GridLayout()) },
        "GtkOverlayLayoutChild": { layoutChild(OverlayLayout()) },
        "GtkStackPage": {
            let stack = Stack()
            return keeping(stack, stack.addChild(Button()))
        },
        "GtkNotebookPage": {
            let notebook = Notebook()
            let child = Button()
            _ = notebook.appendPage(child)
            return keeping(notebook, notebook.page(child))
        },
        "GtkAssistantPage": {
            let assistant = Assistant()
            let child = Button()
            _ = assistant.appendPage(child)
            return keeping(assistant, assistant.page(child))
        },
        "GtkTreeSelection": {
            let view = TreeView()
            return keeping(view, view.selection)
        },
        "GtkCellAreaContext": { CellAreaBox().createContext() },
        "GtkBuilderListItemFactory": { BuilderListItemFactory(scope: nil, bytes: Bytes(Array("<interface/>".utf8))) },
        "GtkTreeListModel": {
            TreeListModel(root: StringList(strings: ["a"]), passthrough: false, autoexpand: false) { _ in nil }
        },
        "GtkTreeModelSort": { TreeModelSort(model: GtkListStore(types: [Int.self])) },
        "GtkSettings": { Gtk.Settings.default },
        "GBytesIcon": { BytesIcon(bytes: Bytes([1, 2, 3])) },
        "GdkAppLaunchContext": { Display.default?.appLaunchContext },
        "GdkMonitor": { Display.default?.monitors.object(0) },
    ]

    private static func memoryOutput() -> MemoryOutputStream { .resizable() }

    private static func temporaryDirectory() -> File { File(path: String(cString: g_get_tmp_dir())) }

    private static func nullDevice() -> File { File(path: "/dev/null") }

    /// Returns a socket that isn't connected.
    private static func socket(_ family: SocketFamily, _ type: SocketType) throws -> Socket {
        try Socket(family: family, type: type, protocol: .default)
    }

    /// Returns the data that a layout stores for a child.
    private static func layoutChild(_ layout: LayoutManager) -> LayoutChild? {
        let parent = Box(orientation: .vertical)
        parent.layoutManager = layout
        let child = Button()
        parent.append(child)
        return keeping(parent, layout.layoutChild(child))
    }

    /// Returns an object that is usable only while another object exists. ``end(_:)`` releases the other object.
    static func keeping<Part: Object>(_ owner: Object, _ part: Part) -> Part {
        owners[ObjectIdentifier(part)] = owner
        return part
    }

    private static var owners: [ObjectIdentifier: Object] = [:]
}
