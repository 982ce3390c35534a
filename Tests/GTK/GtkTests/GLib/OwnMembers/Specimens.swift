import CGtk
import Gtk

/// A class with its own properties of most kinds.
class OwnPerson: Object, ConstructibleFromC {
    @GObjectProperty var name = "Ada"
    @GObjectProperty var age = 36
    @GObjectProperty var height = 1.65
    @GObjectProperty var isMarried = false
    @GObjectProperty var nickName: String?
    @GObjectProperty var friend: OwnPerson?
    @GObjectProperty("tint") var accentColor = "red"
    @GObjectProperty(range: 0...100) var level = 50
    @GObjectProperty(range: 0...1) var share = 0.5
    @GObjectProperty(access: .readOnly) var visits = 0
    @GObjectProperty var scores = [1, 2]
    @GObjectProperty var origin: Origin = Origin(x: 1, y: 2)
    @GObjectProperty var names = ["a"]
    @GObjectProperty var initial: Unicode.Scalar = "A"
    @GObjectConstructProperty var id = -1
    var observed: [Int] = []
    @GObjectProperty var steps = 0 { didSet { observed.append(oldValue) } }

    override init(properties: KeyValuePairs<String, any ValueConvertible> = [:]) {
        super.init(properties: properties)
    }

    required override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
    }
}

/// A type without an equivalent in GLib.
struct Origin: Equatable {
    var x: Int
    var y: Int
}

/// A subclass of a Swift class, with its own property.
final class OwnEmployee: OwnPerson {
    @GObjectProperty var pay = 2_000.0
}

/// Two classes with the same name.
enum FirstHouse {
    final class OwnRoom: Object {
        @GObjectProperty var size = 1
    }
}

enum SecondHouse {
    final class OwnRoom: Object {
        @GObjectProperty var size = "large"
    }
}

/// A class that only Swift can instantiate.
final class OwnNote: Object {
    @GObjectProperty var text = "empty"
}

extension Object {
    /// The `GObject` of this object.
    var gObject: UnsafeMutablePointer<GObject> { pointer.assumingMemoryBound(to: GObject.self) }
}

/// Calls `body` with a `GValue` that contains a Swift value.
@MainActor
func withGValue<Content: ValueConvertible, Result>(
    _ content: Content,
    _ body: (UnsafeMutablePointer<GValue>) throws -> Result
) throws -> Result {
    var value = GValue()
    g_value_init(&value, Content.valueType)
    defer { g_value_unset(&value) }
    try content.store(in: &value)
    return try body(&value)
}

/// Creates an object with one property like C. The caller owns the reference.
@MainActor
func makeInC<Content: ValueConvertible>(_ type: GType, _ name: String, _ content: Content) throws
    -> UnsafeMutableRawPointer
{
    try withGValue(content) { value in
        name.withCString { name in
            var names: [UnsafePointer<CChar>?] = [name]
            guard let made = g_object_new_with_properties(type, 1, &names, value) else { fatalError("no object") }
            return UnsafeMutableRawPointer(made)
        }
    }
}
