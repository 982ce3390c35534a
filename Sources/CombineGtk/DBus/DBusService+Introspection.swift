import CGtk

/// An argument or a result of a method, or an argument of a signal.
struct DBusArgument {
    let signature: String
    /// The name for introspection, or nil.
    let name: String?

    /// Returns the arguments of a member. Combines the signatures with the names that the program has passed.
    static func all(_ signatures: [String], named names: [String], of member: String) -> [DBusArgument] {
        if !names.isEmpty, names.count != signatures.count {
            fatalError("\(member): expected \(signatures.count) argument names, found \(names.count): \(names)")
        }
        return signatures.enumerated().map { index, signature in
            DBusArgument(signature: signature, name: names.isEmpty ? nil : names[index])
        }
    }

    func xml(direction: String? = nil) -> String {
        var attributes = ["type=\"\(signature)\""]
        if let name { attributes.insert("name=\"\(DBusArgument.escaped(name))\"", at: 0) }
        if let direction { attributes.append("direction=\"\(direction)\"") }
        let list = attributes.joined(separator: " ")
        return "<arg \(list)/>"
    }

    private static func escaped(_ text: String) -> String {
        let escaped = g_markup_escape_text(text, -1)
        defer { g_free(escaped) }
        return escaped.map { String(cString: $0) } ?? ""
    }
}

extension DBusService {
    /// The interface in the XML format of D-Bus introspection, like the output of `gdbus introspect --xml`.
    public var introspectionXML: String {
        var lines = ["<node>", "  <interface name=\"\(name)\">"]
        for (name, method) in methods.sorted(by: { $0.key < $1.key }) {
            lines.append("    <method name=\"\(name)\">")
            lines += method.arguments.map { "      " + $0.xml(direction: "in") }
            lines += method.results.map { "      " + $0.xml(direction: "out") }
            lines.append("    </method>")
        }
        for (name, property) in properties.sorted(by: { $0.key < $1.key }) {
            let access = property.set == nil ? "read" : "readwrite"
            let head = "    <property name=\"\(name)\" type=\"\(property.signature)\" access=\"\(access)\""
            if property.isObserved {
                lines.append(head + "/>")
            } else {
                let annotation = "org.freedesktop.DBus.Property.EmitsChangedSignal"
                lines += [head + ">", "      <annotation name=\"\(annotation)\" value=\"false\"/>", "    </property>"]
            }
        }
        for (name, signal) in signals.sorted(by: { $0.key < $1.key }) {
            lines.append("    <signal name=\"\(name)\">")
            lines += signal.arguments.map { "      " + $0.xml() }
            lines.append("    </signal>")
        }
        return (lines + ["  </interface>", "</node>"]).joined(separator: "\n") + "\n"
    }
}
