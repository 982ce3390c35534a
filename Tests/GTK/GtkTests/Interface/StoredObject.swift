import CGtk
@_spi(Binding) import Gtk

/// An object with GObject properties that C creates and sets. It's for tests of code that uses properties by name.
class StoredObject: Object {
    /// The kind of a property's value.
    enum Kind {
        case text
        case orientation
        case object(Object.Type)
    }

    /// The properties of the class, by their GObject names. Each class has different properties.
    class var storedProperties: KeyValuePairs<String, Kind> { [:] }

    private var values: [String: Value] = [:]

    /// The text of a property.
    subscript(text name: String) -> String? {
        get { values[name].flatMap { try? $0.get(as: String.self) } }
        set { setProperty(name, newValue) }
    }

    override class func initializeClass(_ classPointer: UnsafeMutableRawPointer) {
        super.initializeClass(classPointer)
        let objectClass = classPointer.assumingMemoryBound(to: GObjectClass.self)
        objectClass.pointee.set_property = { object, _, value, property in
            MainThread.enter((object, value, property)) { object, value, property in
                guard let object, let value, let name = property?.pointee.name else { return }
                StoredObject.wrap(UnsafeMutableRawPointer(object), transfer: .borrowed)
                    .values[String(cString: name)] = Value(copying: value)
            }
        }
        objectClass.pointee.get_property = { object, _, value, property in
            MainThread.enter((object, value, property)) { object, value, property in
                guard let object, let value, let name = property?.pointee.name else { return }
                let wrapper = StoredObject.wrap(UnsafeMutableRawPointer(object), transfer: .borrowed)
                try? wrapper.values[String(cString: name)]?.store(in: value)
            }
        }
        let flags = GParamFlags(rawValue: G_PARAM_READWRITE.rawValue)
        for (index, (name, kind)) in storedProperties.enumerated() {
            let property: UnsafeMutablePointer<GParamSpec>? =
                switch kind {
                case .text: g_param_spec_string(name, nil, nil, nil, flags)
                case .orientation: g_param_spec_enum(name, nil, nil, gtk_orientation_get_type(), 0, flags)
                case .object(let type): g_param_spec_object(name, nil, nil, type.registeredType, flags)
                }
            g_object_class_install_property(objectClass, guint(index + 1), property)
        }
    }
}
