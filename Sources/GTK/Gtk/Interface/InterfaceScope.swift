import CGtk
internal import Glibc
@_spi(Binding) import Gsk

/// A scope that provides the handlers and classes of a description.
///
/// If the description contains a list item factory, the factory retains the scope, because it uses the scope for each
/// row.
final class InterfaceScope: Object, BuilderScope {
    let names: InterfaceNames
    /// The name of the file, for messages.
    var file: String
    private(set) weak var receiver: Object?

    init(_ names: InterfaceNames, file: String, receiver: Object?) {
        self.names = names
        self.file = file
        self.receiver = receiver
        super.init(properties: [:])
    }

    func handler(named name: String, for builder: Builder) -> Handler? {
        names.handler(named: name)
    }

    func type(named name: String, for builder: Builder) -> GType? {
        names.classes[name] ?? BuilderScopeFunctions.ofC.type(named: name, builder)
    }

    /// The prefix of the names of GTK functions. A description can use GTK functions as handlers.
    static let functionPrefix = "gtk_"

    static func isFunction(_ name: String) -> Bool {
        name.hasPrefix(functionPrefix) && !containsNul(name) && dlsym(nil, name) != nil
    }
}
