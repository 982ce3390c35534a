import CGtk
import Gtk

/// Creates the receiver and the arguments of a function, and retains them and the result until the call has ended.
@MainActor
class Arguments {
    private let list: FunctionList
    /// The variation of the arguments.
    var variation: Variation
    /// The object on which the function is called.
    private var receiver: Any?
    private(set) var kept: [Any] = []
    private var objects: [Object] = []
    private var depth = 0
    /// A Boolean value that indicates whether the current value is only needed to create another value.
    private var isNested: Bool { depth > 0 }

    init(_ list: FunctionList, _ variation: Variation) {
        self.list = list
        self.variation = variation
    }

    /// An error that is thrown if the receiver or an argument can't be created.
    struct NoSpecimen: Error {
        let type: String
    }

    /// An error that is thrown if the function can't be called in this way, for example on an abstract class or an
    /// interface.
    struct Pointless: Error {}

    private var current: Variation { isNested ? .ordinary : variation }

    /// The number of numbers and arrays that were requested.
    private var turns = 0

    /// Returns the variation of the next number or array.
    private func next() -> Variation {
        guard current == .mixed || current == .mixedOtherwise else { return current }
        turns += 1
        return (turns % 2 == 0) == (current == .mixed) ? .huge : .ordinary
    }

    // MARK: Results

    func keep<Result>(_ result: Result) { kept.append(result) }

    /// Releases everything that was created, and ends activities that don't end by themselves.
    func end() {
        kept = []
        receiver = nil
        for object in objects { Specimens.end(object) }
        objects = []
        for window in Arguments.windows() { window.destroy() }
    }

    private static func windows() -> [Gtk.Window] {
        guard gtk_is_initialized() != 0 else { return [] }
        let toplevels = Gtk.Window.toplevels
        return (0..<toplevels.itemCount).compactMap { toplevels.object($0) as? Gtk.Window }
    }

    /// Retains an object until the call has ended.
    func remember(_ object: Object) { objects.append(object) }

    // MARK: Numbers and strings

    func bool() throws -> Bool { current != .empty }

    func integer(_ cType: String) throws -> Int {
        switch next() {
        case .empty: 0
        case .huge: Arguments.largest(cType)
        case .overflowing: .max
        case .negative: -1
        default: 1
        }
    }

    func duration() throws -> Duration {
        switch next() {
        case .empty: .zero
        case .huge, .overflowing: .seconds(Int64.max)
        case .negative: .seconds(-1)
        default: .milliseconds(1)
        }
    }

    func unsigned() throws -> UInt64 {
        switch next() {
        case .empty: 0
        case .huge, .overflowing, .negative: .max
        default: 1
        }
    }

    private static func largest(_ cType: String) -> Int {
        switch cType {
        case "gchar", "gint8": Int(Int8.max)
        case "guchar", "guint8": Int(UInt8.max)
        case "gshort", "gint16": Int(Int16.max)
        case "gushort", "guint16": Int(UInt16.max)
        case "gint", "gint32": Int(Int32.max)
        case "guint", "guint32": Int(UInt32.max)
        default: .max
        }
    }

    func double() throws -> Double {
        switch next() {
        case .empty: 0
        case .huge: 1e300
        case .negative: -.infinity
        case .notANumber: .nan
        default: 1.5
        }
    }

    func character() throws -> Unicode.Scalar { current == .empty ? "\0" : current == .huge ? "\u{10FFFF}" : "ä" }

    func text() throws -> String {
        switch current {
        case .empty: ""
        case .huge: Arguments.megabyte
        case .withNul: "text\0more"
        default: "text"
        }
    }

    private static let megabyte = String(repeating: "text äöü ", count: 90_000)

    func path() throws -> String {
        switch current {
        case .empty: ""
        case .huge: "/" + Arguments.megabyte
        case .withNul: "/text\0more"
        default: Arguments.directory + "/none"
        }
    }

    /// A folder in which the functions can create and delete any files.
    static let directory = String(cString: g_get_tmp_dir())

    func declared(_ values: [Int]) throws -> Int { current == .undeclared ? 987_654 : values.first ?? 0 }

    func bits() throws -> Int {
        switch current {
        case .empty: 0
        case .wrong: -1
        default: 1
        }
    }

    func type() throws -> any ValueConvertible.Type {
        switch current {
        case .empty: Bool.self
        case .huge: Object.self
        case .wrong: Label.self
        default: String.self
        }
    }

    func range() throws -> Range<Int> {
        switch current {
        case .empty: 0..<0
        case .huge: Int(Int32.max) - 1..<Int(Int32.max)
        case .overflowing: .max - 1 ..< .max
        case .negative: -2 ..< -1
        default: 0..<1
        }
    }

    func value() throws -> Value {
        switch current {
        case .empty: try Value("")
        case .huge: try Value(Arguments.megabyte)
        case .negative: try Value(-1)
        case .notANumber: try Value(Double.nan)
        case .wrong: try Value(Label(label: ""))
        default: try Value("text")
        }
    }

    func error() throws -> GLibError { GLibError(domain: "g-io-error-quark", code: 1, message: "text") }

    // MARK: Collections

    func bytes() throws -> [UInt8] {
        switch current {
        case .empty: []
        case .huge: [UInt8](repeating: 7, count: 1_000_000)
        default: [1, 2, 3, 4]
        }
    }

    func array<Element>(_ count: Int? = nil, of element: () throws -> Element) throws -> [Element] {
        let usual = count ?? 2
        let wanted =
            switch next() {
            case .empty: 0
            case .huge: Element.self == String.self ? 3 : 1000
            case .wrong: usual - 1
            default: usual
            }
        // A thousand objects don't test more than a few do, and neither do megabytes of text.
        if wanted <= usual { return try (0..<wanted).map { _ in try element() } }
        return Array(repeating: try element(), count: Element.self == String.self ? 3 : wanted)
    }

    func optional<Wrapped>(_ wrapped: () throws -> Wrapped) throws -> Wrapped? {
        current == .missing ? nil : try wrapped()
    }

    /// Returns a closure that returns the given value.
    func giving<Given, Closure>(_ given: Given, _ closure: (Given) -> Closure) -> Closure { closure(given) }

    // MARK: Objects and records

    /// The instance on which the function is called.
    func subject<Subject>(_ type: Subject.Type) throws -> Subject {
        let found: Subject = variation == .hollow && !isNested ? try hollow(type) : try specimen(type)
        receiver = found
        return found
    }

    private func hollow<Subject>(_ type: Subject.Type) throws -> Subject {
        guard let found = HollowSpecimens.make(type) else { throw Pointless() }
        if let object = found as? Object { remember(object) }
        return found
    }

    func object<Wanted>(_ type: Wanted.Type) throws -> Wanted {
        if current == .wrong, let receiver = receiver as? Wanted {
            // If a widget is its own child, newer versions of GTK iterate over its parents endlessly.
            guard !(Wanted.self == Widget.self && GTK.version.minor >= 10) else { throw Pointless() }
            return receiver
        }
        return try aside { try specimen(type) }
    }

    /// Returns a record, or an instance of a class that isn't a GObject.
    func made<Made>(_ type: Made.Type) throws -> Made {
        if variation == .hollow, !isNested, receiver == nil { throw Pointless() }
        if let maker = HandmadeValues.makers[ObjectIdentifier(type)], let made = try maker(self) as? Made {
            return made
        }
        guard depth < 6 else { throw NoSpecimen(type: "\(type)") }
        // Only the numbers in structures depend on the variation. Other fields have values that make the call possible.
        let isClass = type is AnyClass
        for maker in list.makers[ObjectIdentifier(type)] ?? [] {
            if let made = try? (isClass ? aside { try maker(self) } : maker(self)) as? Made { return made }
        }
        throw NoSpecimen(type: "\(type)")
    }

    private func aside<Made>(_ make: () throws -> Made) rethrows -> Made {
        depth += 1
        defer { depth -= 1 }
        return try make()
    }

    /// Returns an object as the receiver or an argument of a function.
    func specimen<Wanted>(_ type: Wanted.Type) throws -> Wanted {
        if let maker = HandmadeValues.makers[ObjectIdentifier(type)], let made = try maker(self) as? Wanted {
            return made
        }
        for entry in Arguments.entries(for: type) {
            guard let made = try? Specimens.make(entry) else { continue }
            remember(made)
            if let found = made as? Wanted { return found }
        }
        throw NoSpecimen(type: "\(type)")
    }

    /// Returns the classes whose objects have a type. The most useful classes are first.
    private static func entries<Wanted>(for type: Wanted.Type) -> [ClassEntry] {
        if let known = knownEntries[ObjectIdentifier(type)] { return known }
        var found: [ClassEntry] = []
        for entry in AllTypes.classes {
            if entry.swiftClass == type as? Object.Type {
                found.insert(entry, at: 0)
            } else if isKind(entry.swiftClass, of: type) {
                found.append(entry)
            }
        }
        if let own = found.first, own.swiftClass == type as? Object.Type {
            // An object of exactly this class is preferred. Another class is used only if such an object can't be
            // created.
            if own.make != nil || Specimens.needsSomething(own) { found = [own] }
        }
        knownEntries[ObjectIdentifier(type)] = found
        return found
    }

    private static var knownEntries: [ObjectIdentifier: [ClassEntry]] = [:]

    /// Returns a Boolean value that indicates whether the objects of a class have a type, which is a class or an
    /// interface.
    private static func isKind<Wanted>(_ swiftClass: Object.Type, of type: Wanted.Type) -> Bool {
        guard let wanted = type as? Object.Type else {
            let name = "\(type)Object".replacing("any ", with: "")
            let interface = AllTypes.interfaces.first { "\($0.implementation)" == name }
            return interface.map { g_type_is_a(swiftClass.objectType.gType, $0.implementation.registeredType) != 0 }
                ?? false
        }
        var current: AnyClass? = swiftClass
        while let candidate = current {
            if candidate == wanted { return true }
            current = _getSuperclass(candidate)
        }
        return false
    }
}
