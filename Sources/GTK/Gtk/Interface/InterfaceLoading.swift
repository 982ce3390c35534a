import CGtk
import Gsk

/// Loads descriptions: checks that their handlers and classes exist, and then makes GTK create their objects.
@MainActor
package enum InterfaceLoading {
    /// A description that was read, and the handlers and classes that it can use.
    struct Checked {
        let interface: Interface
        /// The names that the description uses, or nil if the description isn't well-formed. GTK reports this mistake
        /// later.
        let description: InterfaceDescription?
        let names: InterfaceNames
    }

    /// A widget's class together with the class of a template. The template's class is the widget's class or a
    /// superclass of the widget's class.
    private struct Key: Hashable {
        let widgetClass: ObjectIdentifier
        let templateClass: ObjectIdentifier
    }

    /// A cache of the most recently loaded description for each key. Most classes load only one description.
    private static var known: [Key: Checked] = [:]

    /// A file together with the widget class that loads it.
    private struct Source: Hashable {
        let widgetClass: ObjectIdentifier
        let file: String
    }

    /// The cached names of template classes, by file, with the descriptions from which the names were read.
    private static var templateNames: [Source: (interface: Interface, className: String?)] = [:]

    /// A closure that returns the path of the file to load in place of a description, or nil to load the description
    /// itself. The code that reloads descriptions during development sets this property.
    package static var replacement: ((Interface) -> String?)?

    /// Returns the description to load. If the file of the description is reloaded during development, the result is
    /// the current content of the file. Otherwise, the result is the given description.
    static func current(_ interface: Interface) throws(InterfaceError) -> Interface {
        guard let path = replacement?(interface) else { return interface }
        return try Interface(path: path)
    }

    /// Returns the class of a description's template. The class is `widgetClass` or one of its superclasses.
    static func templateClass(of interface: Interface, for widgetClass: Widget.Type) -> Widget.Type? {
        let source = Source(widgetClass: ObjectIdentifier(widgetClass), file: interface.file)
        let className: String?
        if let known = templateNames[source], known.interface == interface {
            className = known.className
        } else {
            className = InterfaceReader.read(interface.content)?.template?.className
            templateNames[source] = (interface, className)
        }
        return widgetClass.swiftClasses.last { registeredName(of: $0.registeredType) == className }
    }

    /// Checks the description for a widget's class. Throws the first error that is found.
    ///
    /// - Parameter outletClasses: The classes of the widget's outlets, or nil if there is no widget yet.
    static func checked(
        _ interface: Interface,
        templateClass: Widget.Type,
        widgetClass: Widget.Type,
        outletClasses: [Object.Type]?
    ) throws(InterfaceError) -> Checked {
        let key = Key(widgetClass: ObjectIdentifier(widgetClass), templateClass: ObjectIdentifier(templateClass))
        if let checked = known[key], checked.interface == interface { return checked }
        let checked = Checked(
            interface: interface,
            description: InterfaceReader.read(interface.content),
            names: InterfaceNames.of(widgetClass, outletClasses: outletClasses ?? [])
        )
        if let description = checked.description {
            let builder = makeBuilder(InterfaceScope(checked.names, file: interface.file, receiver: nil))
            defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
            try InterfaceCheck.check(
                description,
                file: interface.file,
                names: checked.names,
                builder: builder,
                templateType: templateClass.registeredType
            )
        }
        // Without the classes of the outlets, some classes in the description may be unknown. Therefore, the result
        // isn't cached.
        if outletClasses != nil { known[key] = checked }
        return checked
    }

    /// Returns a new `GtkBuilder` with a scope. The caller must release it.
    static func makeBuilder(_ scope: InterfaceScope) -> OpaquePointer {
        guard let builder = gtk_builder_new() else { fatalError("GTK couldn't create a builder") }
        gtk_builder_set_scope(builder, OpaquePointer(scope.pointer))
        return builder
    }

    /// Makes a builder read a description. If GTK reports an error, throws that error.
    static func read(
        _ interface: Interface,
        _ read: (
            _ content: UnsafePointer<CChar>,
            _ count: gssize,
            _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
        ) -> Void
    ) throws(InterfaceError) {
        do {
            try GLibError.check { error in
                interface.content.withUnsafeBytes { content in
                    guard let start = content.bindMemory(to: CChar.self).baseAddress else { return }
                    read(start, gssize(content.count), error)
                }
            }
        } catch {
            throw .malformed(file: interface.file, reason: readable(error.message))
        }
        // GTK doesn't report an error if the content is empty.
        if interface.content.isEmpty { throw .malformed(file: interface.file, reason: "the description is empty") }
    }

    /// Returns a message from GTK without its placeholder file name. GTK adds a placeholder if the description wasn't
    /// read from a file.
    private static func readable(_ message: String) -> String {
        for invented in ["<input>:", ".:"] where message.hasPrefix(invented) {
            return String(message.dropFirst(invented.count))
        }
        return message
    }
}
