import CGtk
import Gsk

/// Makes GTK create the objects of a description, after checking that everything that the description names exists.
@MainActor
package enum InterfaceLoading {
    /// A description that was read, with the handlers and classes that it can use.
    struct Checked {
        let interface: Interface
        /// The names in the description, or nil if it isn't well-formed, an error that GTK reports.
        let description: InterfaceDescription?
        let names: InterfaceNames
    }

    /// A widget's class, and the class of a template among its superclasses.
    private struct Key: Hashable {
        let widgetClass: ObjectIdentifier
        let templateClass: ObjectIdentifier
    }

    /// A cache of the most recently loaded `.ui` files. Most classes have a single file.
    private static var known: [Key: Checked] = [:]

    /// A file, with the widget class that loads it.
    private struct Source: Hashable {
        let widgetClass: ObjectIdentifier
        let file: String
    }

    /// The classes of the templates in files, by their names in the files.
    private static var templateNames: [Source: (interface: Interface, className: String?)] = [:]

    /// A closure that returns the file on disk to load in place of a description. The code that reloads descriptions
    /// sets it.
    package static var replacement: ((Interface) -> String?)?

    /// Returns the current content of a description on the disk, if that is enabled.
    static func current(_ interface: Interface) throws(InterfaceError) -> Interface {
        guard let path = replacement?(interface) else { return interface }
        return try Interface(path: path)
    }

    /// Returns the class for which a description has a template, among a widget's class and its superclasses.
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

    /// Checks the description of a widget's class, and throws an error for the first mistake.
    ///
    /// - Parameters:
    ///   - interface: The description.
    ///   - templateClass: The class of its template.
    ///   - widgetClass: The class of the widget, which provides the handlers.
    ///   - outletClasses: The classes of the widget's outlets, or nil if there is no widget yet.
    static func checked(
        _ interface: Interface,
        templateClass: Widget.Type,
        widgetClass: Widget.Type,
        outletClasses: [Object.Type]?
    ) throws(InterfaceError) -> Checked {
        let key = Key(
            widgetClass: ObjectIdentifier(widgetClass),
            templateClass: ObjectIdentifier(templateClass)
        )
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
        // Without the classes of the outlets, some classes in the description may not be known yet.
        if outletClasses != nil { known[key] = checked }
        return checked
    }

    /// Returns a `GtkBuilder` with a scope, which the caller must release.
    static func makeBuilder(_ scope: InterfaceScope) -> OpaquePointer {
        guard let builder = gtk_builder_new() else { fatalError("GTK couldn't create a builder") }
        gtk_builder_set_scope(builder, OpaquePointer(scope.pointer))
        return builder
    }

    /// Makes a builder read a description, and throws the error that GTK reports.
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
        // GTK interprets an empty text as a missing one.
        if interface.content.isEmpty { throw .malformed(file: interface.file, reason: "the description is empty") }
    }

    /// Returns the message of GTK without the name that it generates for a description that isn't read from a file.
    private static func readable(_ message: String) -> String {
        for invented in ["<input>:", ".:"] where message.hasPrefix(invented) {
            return String(message.dropFirst(invented.count))
        }
        return message
    }
}
