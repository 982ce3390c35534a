#if DEBUG
import Gtk

/// Functions that find the properties to restore, in objects that conform to `StateRestoring`.
@MainActor
enum KeptProperties {
    /// Returns the properties of the given objects and of all objects that they contain. A property has the same key in
    /// the next process, which uses the key to restore the value.
    static func all(in roots: [Any]) -> [(key: String, property: RestoredProperty)] {
        var search = Search()
        for root in roots { search.visit(root, depth: 0) }
        return search.found
    }

    private struct Search {
        var found: [(key: String, property: RestoredProperty)] = []
        private var visited: Set<ObjectIdentifier> = []
        private var counts: [String: Int] = [:]

        @MainActor
        mutating func visit(_ value: Any, depth: Int) {
            // The search is limited, because reflection can reach most objects of a program. View models are found
            // early, because they are near the windows.
            guard depth < 6, visited.count < 10_000 else { return }
            if Mirror(reflecting: value).displayStyle == .class {
                guard visited.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
                add(value)
            }
            if let slot = value as? any ReadableSlot {
                if let content = slot.readableContent { visit(content, depth: depth + 1) }
                return
            }
            var mirror: Mirror? = Mirror(reflecting: value)
            while let current = mirror {
                // Skip the properties that this package declares in its wrappers. They contain no view models.
                if let type = current.subjectType as? Object.Type, type.isDeclaredByGTK { break }
                for child in current.children { visit(child.value, depth: depth + 1) }
                mirror = current.superclassMirror
            }
        }

        @MainActor
        private mutating func add(_ value: Any) {
            guard let object = value as? any StateRestoring else { return }
            let type = String(reflecting: Swift.type(of: object))
            let index = counts[type, default: 0]
            counts[type] = index + 1
            for property in object.restoredProperties { found.append(("\(type) \(index) \(property.name)", property)) }
        }
    }
}

extension Object {
    /// A Boolean value that indicates whether this package declares the class as a wrapper of a C class.
    fileprivate static var isDeclaredByGTK: Bool {
        let name = String(reflecting: self)
        return ["GLib.", "Gio.", "Gdk.", "Gtk.", "Gsk.", "Pango.", "Adw."].contains { name.hasPrefix($0) }
    }
}
#endif
