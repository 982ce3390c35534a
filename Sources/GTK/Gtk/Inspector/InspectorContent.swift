#if DEBUG
import CGtk
@_spi(Binding) import Gsk

/// A line of the inspector page.
struct InspectorRow: Equatable {
    var title: String
    var detail = ""
    var value = ""
    /// The number of values, events or objects.
    var count = ""
}

/// The content of the inspector page. Only the page uses this type, while the page is shown.
@MainActor
enum InspectorContent {
    // MARK: The selected object

    static func bindings(of object: Object) -> [InspectorRow] {
        LiveBindings.all.filter { $0.holder === object }.map { binding in
            let record = binding.record
            return InspectorRow(
                title: title(of: binding),
                detail: detail(record.madeAt, "stored on this object"),
                value: record.lastValue ?? target(of: binding).map { propertyValue($0, of: object) } ?? "",
                count: count(record.count, record.function == "observe" ? "run" : "value")
            )
        }
    }

    static func connections(of object: Object) -> [InspectorRow] {
        object.inspectedConnections.map { connection in
            let record = connection.record
            let isProperty = connection.signal.hasPrefix("notify::")
            return InspectorRow(
                title: title(of: connection),
                detail: detail(stack(of: record), holder(of: record.binding)),
                value: isProperty
                    ? propertyValue(String(connection.signal.dropFirst(8)), of: object) : record.lastValue ?? "",
                count: count(record.count, isProperty ? "change" : "event")
            )
        }
    }

    /// Returns the call stack of a connection. If a binding made the connection, returns the call stack of the binding,
    /// which contains fewer calls within this package.
    private static func stack(of record: ConnectionRecord) -> CallStack {
        record.binding?.record.madeAt ?? record.madeAt
    }

    private static func title(of binding: Binding) -> String {
        let source = binding.record.source.map { PublisherName.describe($0) }
        switch (binding.record.function, target(of: binding)) {
        case ("<~>", let target?): return "\(target) <~> model"
        case (let function?, let target?): return "\(target) ← \(function)"
        case (let function?, nil): return [source, function].compactMap(\.self).joined(separator: " → ")
        case (nil, let target?) where target.hasPrefix("a closure"): return "\(source ?? "publisher") → closure"
        case (nil, let target?): return "\(target) ← \(source ?? "publisher")"
        case (nil, nil): return "\(source ?? "publisher") → sink(on:)"
        }
    }

    /// Returns the name of the property that a binding sets, or nil if the binding calls a closure.
    private static func target(of binding: Binding) -> String? {
        // The name contains the object and the property. The object is already known, because it's selected.
        binding.targetName.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    }

    private static func title(of connection: InspectedConnection) -> String {
        let signal =
            connection.signal.hasPrefix("notify::") ? String(connection.signal.dropFirst(8)) : connection.signal
        guard let binding = connection.record.binding else {
            return "\(signal) → \(connection.subscriber ?? "closure")"
        }
        // The first part of the description is omitted, because it names the signal or the property, which is already
        // in the title.
        let operators = binding.record.source.map { PublisherName.describe($0) }?.components(" → ").dropFirst() ?? []
        let end = binding.targetName ?? binding.record.function ?? "sink(on:)"
        return ([signal] + operators + [end]).joined(separator: " → ")
    }

    private static func holder(of binding: Binding?) -> String {
        guard let binding else { return "held by a cancellable" }
        guard let holder = binding.holder else { return "held by its stream" }
        return "stored on \((holder as? Object)?.debugDescription ?? "\(type(of: holder))")"
    }

    /// Returns a description of a property's current value, or an empty string if it can't be read.
    private static func propertyValue(_ name: String, of object: Object) -> String {
        var value = GValue()
        guard
            let specification = g_object_class_find_property(
                UnsafeMutableRawPointer(object.object.pointee.g_type_instance.g_class).assumingMemoryBound(
                    to: GObjectClass.self
                ),
                name
            ), specification.pointee.flags.rawValue & G_PARAM_READABLE.rawValue != 0
        else { return "" }
        g_value_init(&value, specification.pointee.value_type)
        defer { g_value_unset(&value) }
        g_object_get_property(object.object, name, &value)
        guard let text = g_strdup_value_contents(&value) else { return "" }
        defer { g_free(text) }
        return String(String(cString: text).prefix(120))
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    static func detail(_ stack: CallStack?, _ holder: String) -> String {
        guard let stack else { return holder }
        guard case .some(let location) = SourceLocations.cached(stack) else { return "… · \(holder)" }
        return location.map { "\($0) · \(holder)" } ?? holder
    }

    /// Returns the call stacks of an object and of all bindings and connections that are listed for the object.
    static func stacks(of object: Object) -> [CallStack] {
        [LiveObjects.madeAt(object)].compactMap(\.self)
            + LiveBindings.all.filter { $0.holder === object }.map(\.record.madeAt)
            + object.inspectedConnections.map { stack(of: $0.record) }
    }

    // MARK: All objects

    /// Returns the number of existing objects of each class. The widgets of the given window aren't counted.
    static func counts(without inspector: UnsafeMutableRawPointer?) -> [String: Int] {
        var counts: [String: Int] = [:]
        for object in LiveObjects.all {
            if let widget = object as? Widget ?? (object as? StackPage)?.child {
                let root = gtk_widget_get_root(widget.widgetPointer).map { UnsafeMutableRawPointer($0) }
                if root != nil, root == inspector { continue }
            }
            counts[String(describing: type(of: object)), default: 0] += 1
        }
        return counts
    }

    /// Returns a line for each class, with the difference from earlier counts.
    static func rows(_ counts: [String: Int], since earlier: [String: Int]) -> [InspectorRow] {
        let names = Set(counts.keys).union(earlier.keys)
        return names.map {
            (name: $0, count: counts[$0, default: 0], change: counts[$0, default: 0] - earlier[$0, default: 0])
        }
        .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        .map { entry in
            let change = entry.change == 0 ? "" : entry.change > 0 ? "+\(entry.change)" : "−\(-entry.change)"
            return InspectorRow(title: entry.name, value: change, count: "\(entry.count)")
        }
    }

    /// Returns a line with the numbers of objects, bindings, connections and closures.
    static func summary(_ counts: [String: Int]) -> String {
        "\(count(counts.values.reduce(0, +), "object")), \(count(LiveCount.bindings, "binding")), "
            + "\(count(LiveCount.connections, "signal connection")), \(count(LiveCount.closures, "closure"))"
    }

    // MARK: Leaks

    static var leaks: [InspectorRow] {
        ClosedWindows.suspects.map { suspect in
            let content = suspect.contentCount == 0 ? "" : " with \(count(suspect.contentCount, "object")) inside"
            let seconds = suspect.age.components.seconds
            return InspectorRow(
                title: ClosedWindows.description(of: suspect.object) + content,
                detail: detail(LiveObjects.madeAt(suspect.object), ClosedWindows.holder(of: suspect.object)),
                count: "\(suspect.window) closed \(seconds) s ago"
            )
        }
    }

    static var leakStacks: [CallStack] { ClosedWindows.suspects.compactMap { LiveObjects.madeAt($0.object) } }
}

extension String {
    fileprivate func components(_ separator: String) -> [String] {
        split(separator: separator).map(String.init)
    }
}
#endif
