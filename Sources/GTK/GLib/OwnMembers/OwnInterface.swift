import CGtk
import CombineModel

/// An interface that is declared in Swift. It's a GObject interface with properties and signals, and Swift classes
/// implement it.
///
/// ```swift
/// extension OwnInterface {
///     static let playable = OwnInterface(
///         "Playable",
///         requires: [Widget.registeredType],
///         members: [.property("title", String.self), .signal("finished")]
///     )
/// }
///
/// final class TrackRow: Box {
///     override class var interfaces: [OwnInterface] { [.playable] }
///     @GObjectProperty var title = ""
///     let finished = OwnSignal<Void>()
/// }
/// ```
///
/// C code, `.ui` files and expressions refer to the interface by its name. For Swift code, declare a Swift protocol
/// with the same members. The interface is registered with `g_type_register_static` and `G_TYPE_INTERFACE`.
@MainActor
public final class OwnInterface {
    /// The interface's name in C.
    public let name: String
    private let requirements: [GType]
    private let members: [Member]

    /// Creates an interface, which is registered when it is first used.
    ///
    /// - Parameters:
    ///   - name: The name in C. If the name is already used, the program traps when the interface is registered.
    ///   - requirements: The types that an implementing class must derive from or implement: at most one class, and any
    ///     number of interfaces.
    ///   - members: The properties and signals that implementing classes must declare.
    public init(_ name: String, requires requirements: [GType] = [], members: [Member] = []) {
        self.name = name
        self.requirements = requirements
        self.members = members
    }

    /// The interface's `GType`.
    public private(set) lazy var registeredType: GType = register()

    /// Returns a Boolean value that indicates whether the class of an object implements the interface.
    /// `G_TYPE_CHECK_INSTANCE_TYPE`.
    public func isImplemented(by object: Object) -> Bool {
        g_type_is_a(object.gType, registeredType) != 0
    }

    /// The specifications of the interface's properties. An expression can use them to read a property of any object
    /// that implements the interface. `g_object_interface_list_properties`.
    public var propertySpecifications: [ParamSpec] {
        InterfaceImplementation.withProperties(of: registeredType) { declared in
            declared.map { ParamSpec.fromPointer(UnsafeMutableRawPointer($0), transfer: .none) }
        }
    }

    // MARK: Registration

    private func register() -> GType {
        guard TypeName.valid(name) == name else {
            fatalError("OwnInterface \"\(name)\": the name isn't valid for a GType")
        }
        guard g_type_from_name(name) == 0 else {
            fatalError("OwnInterface \"\(name)\": a type with that name already exists")
        }
        var info = GTypeInfo()
        info.class_size = guint16(MemoryLayout<GTypeInterface>.size)
        // This object is never released, because interfaces are never unregistered.
        info.class_data = UnsafeRawPointer(Unmanaged.passRetained(self).toOpaque())
        info.class_init = { structure, data in
            guard let structure, let data else { return }
            MainThread.enter((structure, data)) { structure, data in
                Unmanaged<OwnInterface>.fromOpaque(data).takeUnretainedValue().install(structure)
            }
        }
        // Initializing the class `GObject` creates the GLib table for the properties of interfaces.
        g_type_class_unref(g_type_class_ref(g_object_get_type()))
        let type = g_type_register_static(FundamentalType.interface, name, &info, GTypeFlags(rawValue: 0))
        guard type != 0 else { fatalError("GLib couldn't register OwnInterface \"\(name)\"") }
        addRequirements(to: type)
        // Creating the interface's structure installs the members, so that C finds them even if no class implements the
        // interface yet.
        g_type_default_interface_ref(type)
        return type
    }

    private func addRequirements(to type: GType) {
        let interfaces = requirements.filter { g_type_fundamental($0) == FundamentalType.interface }
        let classes = requirements.filter { g_type_is_a($0, FundamentalType.object) != 0 && !interfaces.contains($0) }
        guard classes.count < 2, classes.count + interfaces.count == requirements.count else {
            let found = requirements.map { registeredName(of: $0) }.joined(separator: ", ")
            fatalError(
                "OwnInterface \"\(name)\" requires \(found): expected at most one class and any number of interfaces"
            )
        }
        // The required class is added first, because a required interface may require the same class and GLib would
        // then report an error.
        for required in [classes.first ?? FundamentalType.object] + interfaces {
            g_type_interface_add_prerequisite(type, required)
        }
    }

    private func install(_ structure: UnsafeMutableRawPointer) {
        for member in members { member.install(self, structure) }
    }

    /// Makes the C class of a Swift class implement the interfaces that the Swift class declares. Interfaces that the
    /// superclass already implements are skipped.
    static func add(to type: GType, _ swiftClass: Object.Type) {
        var missing = swiftClass.interfaces.map(\.registeredType).filter { g_type_is_a(type, $0) == 0 }
        while !missing.isEmpty {
            // An interface is added after all interfaces that it requires.
            let next = missing.firstIndex { candidate in
                !missing.contains { $0 != candidate && g_type_is_a(candidate, $0) != 0 }
            }
            let interface = missing.remove(at: next ?? 0)
            requireTypes(of: interface, in: type, swiftClass)
            var info = GInterfaceInfo()
            g_type_add_interface_static(type, interface, &info)
            missing.removeAll { $0 == interface }
        }
    }

    private static func requireTypes(of interface: GType, in type: GType, _ swiftClass: Object.Type) {
        var count: guint = 0
        let required = g_type_interface_prerequisites(interface, &count)
        defer { g_free(required) }
        for required in UnsafeBufferPointer(start: required, count: Int(count)) where g_type_is_a(type, required) == 0 {
            fatalError(
                "\(swiftClass).interfaces: \(registeredName(of: interface)) requires \(registeredName(of: required)), "
                    + "which \(swiftClass) doesn't implement or inherit from"
            )
        }
    }
}
