import CGtk
@_spi(Binding) import GLib

@MainActor
let initableImplementation = InterfaceImplementation(
    g_initable_get_type(),
    isImplemented: { $0 is any Initable.Type && !($0 is any NativeInitable.Type) }
) { interface, _ in
    guard let structure = interface?.assumingMemoryBound(to: GInitableIface.self) else { return }
    structure.pointee.`init` = { initable, cancellable, failure in
        VirtualCall.perform("GInitableIface.init", (initable, cancellable, failure)) { initable, cancellable, failure in
            guard let object = VirtualCall.implementer(initable, as: (any Initable).self) else { return 0 }
            do throws(GLibError) {
                try object.initializeBlocking(convertOptional(cancellable, .borrowed))
                return 1
            } catch {
                failure?.pointee = error.copiedPointer
                return 0
            }
        }
    }
}
