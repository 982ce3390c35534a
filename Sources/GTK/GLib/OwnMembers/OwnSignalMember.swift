import CGtk

/// A signal that a Swift class declares, whatever its types, as its class knows it.
@MainActor
protocol OwnSignalMember {
    /// Makes it known to GLib as one of a class.
    ///
    /// - Parameter object: one under construction, whose declaration says more, or nil if C makes the first.
    func install(in type: GType, _ object: UnsafeMutableRawPointer?)
    /// Completes it by what the first object's declaration says.
    func settle(by object: UnsafeMutableRawPointer)
    /// Has an object's signal emit as this one.
    func attach(to object: Object, _ address: UnsafeMutableRawPointer)
}

/// A class of signals, as reflection finds it.
@MainActor
protocol OwnSignalDeclaration: AnyObject {
    /// Creates the class's signal for a stored property.
    static func makeMember(_ field: ReflectedField, of owner: Object.Type) -> any OwnSignalMember
}

/// A signal of one object, which its class's signal completes.
@MainActor
protocol OwnSignalInstance: AnyObject {
    associatedtype Definition: OwnSignalDefinition
    /// The name that the declaration gives.
    var explicitName: String? { get }
    /// Completes the class's signal by what the declaration says.
    func settle(_ definition: Definition)
    /// Emits as an object's signal from now on.
    func attach(to object: Object, _ definition: Definition)
}

/// A signal of a Swift class's objects, as GLib knows it.
@MainActor
class OwnSignalDefinition {
    /// The GObject name.
    //
    // Unsafe only to the checker: it is known before anybody but its initializer has the first object.
    private(set) nonisolated(unsafe) final var name: String
    /// The signal in messages: `Person.saved`.
    let description: String
    /// GLib's number for the signal.
    private(set) var id: guint = 0

    init(_ field: ReflectedField, of owner: Object.Type) {
        name = MemberName.kebabCase(field.name)
        description = "\(owner).\(field.name)"
    }

    /// Registers it, by `g_signal_newv`, under another name where one is given.
    ///
    /// Traps where the name cannot be or the class has such a signal, naming both.
    final func install(in type: GType, as explicitName: String?) {
        if let explicitName { name = explicitName }
        guard MemberName.isValid(name) else {
            fatalError("\(description): \"\(name)\" isn't a valid name of a signal. Choose another name.")
        }
        let other = g_signal_lookup(name, type)
        guard other == 0 else {
            var query = GSignalQuery()
            g_signal_query(other, &query)
            fatalError("\(description): \(registeredName(of: query.itype)) has a signal \"\(name)\" already")
        }
        id = register(in: type)
        if id == 0 { fatalError("GLib refused to register \(description) as \"\(name)\"") }
    }

    /// Registers it by its name.
    func register(in type: GType) -> guint {
        fatalError("\(Self.self) isn't a signal")
    }
}

/// The place of a signal in objects of a class.
@MainActor
struct OwnSignalPlace<Instance: OwnSignalInstance>: OwnSignalMember {
    let definition: Instance.Definition
    /// The offset of the reference to the signal in the Swift object.
    let offset: Int

    init(_ field: ReflectedField, _ definition: Instance.Definition) {
        self.definition = definition
        offset = field.offset
    }

    /// Returns an object's signal.
    //
    // The object's own memory, where reflection says that the stored property is.
    private func instance(in object: UnsafeMutableRawPointer) -> Instance {
        (object + offset).assumingMemoryBound(to: Instance.self).pointee
    }

    func install(in type: GType, _ object: UnsafeMutableRawPointer?) {
        definition.install(in: type, as: object.flatMap { instance(in: $0).explicitName })
    }

    func settle(by object: UnsafeMutableRawPointer) {
        let instance = instance(in: object)
        if let name = instance.explicitName, name != definition.name {
            // C made the class before its first object was, under the Swift property's name.
            var query = GSignalQuery()
            g_signal_query(definition.id, &query)
            definition.install(in: query.itype, as: name)
        }
        instance.settle(definition)
    }

    func attach(to object: Object, _ address: UnsafeMutableRawPointer) {
        instance(in: address).attach(to: object, definition)
    }
}
