import CGtk
import Gsk

/// Checks the names that a description uses, before GTK creates the objects of the description.
///
/// GTK reports other mistakes itself, such as properties that don't exist.
@MainActor
struct InterfaceCheck {
    private let file: String
    private let names: InterfaceNames
    /// The builder that is going to read the description. The check uses the builder to find types.
    private let builder: OpaquePointer
    /// The type of the description's template, or nil if the description must not have a template.
    private let templateType: GType?

    private init(_ file: String, _ names: InterfaceNames, _ builder: OpaquePointer, templateType: GType?) {
        self.file = file
        self.names = names
        self.builder = builder
        self.templateType = templateType
    }

    /// Throws ``InterfaceError`` if a handler doesn't exist, or if it doesn't match the signal or expression that uses
    /// it. Also throws the error if C can't create objects of a class that the description contains.
    ///
    /// - Parameter templateType: The type of the description's template, or nil if the description must not have a
    ///   template.
    static func check(
        _ description: InterfaceDescription,
        file: String,
        names: InterfaceNames,
        builder: OpaquePointer,
        templateType: GType? = nil
    ) throws(InterfaceError) {
        try InterfaceCheck(file, names, builder, templateType: templateType).check(description)
    }

    private func check(_ description: InterfaceDescription) throws(InterfaceError) {
        for mention in description.mentions where !mention.isTemplate { try check(mention) }
        for property in description.properties { try check(property, in: description) }
        try checkBindings(of: description)
        for signal in description.signals { try check(signal, in: description) }
        for closure in description.closures { try check(closure, in: description) }
        for nested in description.nested { try check(nested) }
    }

    // MARK: Classes

    /// The classes whose templates are currently being checked. Each class follows the class whose template uses it.
    private static var openClasses: [ObjectIdentifier] = []

    private func check(_ mention: InterfaceDescription.Mention) throws(InterfaceError) {
        let type = type(named: mention.className)
        if type != 0, !mention.isInternalChild {
            let isAbstract = g_type_test_flags(type, G_TYPE_FLAG_ABSTRACT.rawValue) != 0
            guard !isAbstract, g_type_fundamental(type) == FundamentalType.object else {
                let reason = isAbstract ? "it is an abstract class" : "it isn't a GObject class"
                throw .malformed(
                    file: file,
                    reason: "line \(mention.line): \(mention.className) can't be created: \(reason)"
                )
            }
        }
        guard let swiftClass = Object.swiftSubclass(for: type) else { return }
        guard swiftClass is any ConstructibleFromC.Type else {
            throw .notConstructible(file: file, line: mention.line, id: mention.id, className: "\(swiftClass)")
        }
        guard let widgetClass = swiftClass as? Widget.Type else { return }
        for ancestor in widgetClass.swiftClasses {
            guard let template = ancestor.ownTemplate else { continue }
            if InterfaceCheck.openClasses.contains(ObjectIdentifier(ancestor)) {
                throw .malformed(file: file, reason: "line \(mention.line): \(widgetClass) contains itself")
            }
            InterfaceCheck.openClasses.append(ObjectIdentifier(ancestor))
            defer { InterfaceCheck.openClasses.removeLast() }
            _ = try InterfaceLoading.checked(
                template,
                templateClass: ancestor,
                widgetClass: widgetClass,
                outletClasses: nil
            )
        }
    }

    private func type(named name: String) -> GType {
        // The name can't contain null characters, because XML doesn't allow them.
        gtk_builder_get_type_from_name(builder, name)
    }

    private func type(of mention: InterfaceDescription.Mention) -> GType {
        if mention.isTemplate, let templateType { return templateType }
        return type(named: mention.className)
    }

    /// Returns the type of the object with the given ID. Returns nil if the description doesn't declare the object and
    /// the program hasn't added it to the builder.
    private func type(ofID id: String, in description: InterfaceDescription) -> GType? {
        if let mention = description.mention(id: id) { return type(of: mention) }
        guard let object = gtk_builder_get_object(builder, id) else { return nil }
        return object.pointee.g_type_instance.g_class.pointee.g_type
    }

    // MARK: Properties

    /// Throws an error if the text of a property isn't a valid number, Boolean value or enumeration value. GTK would
    /// only log a warning.
    private func check(
        _ property: InterfaceDescription.Property,
        in description: InterfaceDescription
    ) throws(InterfaceError) {
        let owner = description.mentions[property.owner]
        let type = type(of: owner)
        guard type != 0, !(property.isBound && property.text.isEmpty),
            let specification = specification(ofProperty: property.name, of: type),
            let expected = PropertyText.expectation(of: specification, for: property.text, builder)
        else { return }
        let subject = owner.id.map { "\"\($0)\"" } ?? "an object of class \(owner.className)"
        throw .malformed(
            file: file,
            reason:
                "line \(property.line): the property \"\(property.name)\" of \(subject) can't be \"\(property.text)\", "
                + "expected \(expected)"
        )
    }

    // MARK: Bindings

    /// Throws an error if a property is bound to itself, either directly or through other properties. GTK would set
    /// such a property endlessly.
    private func checkBindings(of description: InterfaceDescription) throws(InterfaceError) {
        guard let cycle = BindingCycle.first(in: description), let first = cycle.properties.first else { return }
        let others = cycle.properties.dropFirst().map { "\($0), which is bound to " }.joined()
        let source = others.isEmpty ? "itself" : "\(others)\(first)"
        throw .malformed(file: file, reason: "line \(cycle.line): the property \(first) is bound to \(source)")
    }

    // MARK: Signals

    private func check(
        _ signal: InterfaceDescription.Signal,
        in description: InterfaceDescription
    ) throws(InterfaceError) {
        let mention = description.mentions[signal.emitter]
        let emitter = type(of: mention)
        guard g_type_is_a(emitter, FundamentalType.object) != 0 else { return }
        let place = Place(
            line: signal.line,
            id: mention.id,
            handler: signal.handler,
            source: "\(registeredName(of: emitter))::\(signal.name)"
        )
        guard let handler = try handler(at: place) else { return }
        // The signals of a class can be looked up only after the class is initialized.
        let emitterClass = g_type_class_ref(emitter)
        defer { g_type_class_unref(emitterClass) }
        var id: guint = 0
        var detail: GQuark = 0
        guard g_signal_parse_name(signal.name, emitter, &id, &detail, 1) != 0 else { return }
        var query = GSignalQuery()
        g_signal_query(id, &query)
        let arguments = (0..<Int(query.n_params)).map { withoutScope(query.param_types[$0]) }
        let inputs = HandlerInputs(
            isExpression: false,
            argumentCount: arguments.count,
            hasObject: signal.object != nil,
            isSwapped: signal.isSwapped
        )
        let types: [GType?] = [emitter] + arguments + objectType(signal.object, in: description)
        try check(handler, place, inputs, types)
        let returned = withoutScope(query.return_type)
        if let result = handler.result, returned != FundamentalType.none {
            try check(result, place, isReturnedTo: returned)
        }
    }

    /// Returns the type of a signal's argument without the flag `G_SIGNAL_TYPE_STATIC_SCOPE`, which is stored in the
    /// lowest bit.
    private func withoutScope(_ type: GType) -> GType { type & ~1 }

    /// Returns an array that contains the type of the object with the given ID. If the ID is nil, because there is no
    /// `object` attribute, the array is empty.
    private func objectType(_ id: String?, in description: InterfaceDescription) -> [GType?] {
        id.map { [type(ofID: $0, in: description)] } ?? []
    }

    // MARK: Closures of expressions

    private func check(
        _ closure: InterfaceDescription.Closure,
        in description: InterfaceDescription
    ) throws(InterfaceError) {
        let owner = closure.owner.map { description.mentions[$0] }
        let place = Place(line: closure.line, id: owner?.id, handler: closure.function, source: "<closure>")
        guard let handler = try handler(at: place) else { return }
        let arguments = closure.arguments.map { type(of: $0, within: closure, in: description) }
        let inputs = HandlerInputs(
            isExpression: true,
            argumentCount: arguments.count,
            hasObject: closure.object != nil,
            isSwapped: closure.isSwapped
        )
        let types =
            [evaluatedType(of: closure, in: description)] + arguments
            + objectType(closure.object, in: description)
        try check(handler, place, inputs, types)
        let returned = type(named: closure.typeName)
        guard returned != 0 else { return }
        guard let result = handler.result else {
            throw .wrongResult(
                file: file,
                line: closure.line,
                handler: closure.function,
                className: names.owner,
                expected: HandlerFit.name(of: returned),
                found: "nothing"
            )
        }
        try check(result, place, isReturnedTo: returned)
    }

    private func evaluatedType(
        of closure: InterfaceDescription.Closure,
        in description: InterfaceDescription
    ) -> GType? {
        if let id = closure.evaluatedObject { return type(ofID: id, in: description) }
        return templateType ?? closure.owner.map { type(of: description.mentions[$0]) }
    }

    /// Returns the type of an expression's value, or nil if it isn't known until run time.
    private func type(
        of expression: InterfaceDescription.Expression,
        within closure: InterfaceDescription.Closure,
        in description: InterfaceDescription
    ) -> GType? {
        let found: GType?
        switch expression {
        case .closure(let inner): found = type(named: inner.typeName)
        case .constant(let typeName): found = type(named: typeName)
        case .object(let id): found = type(ofID: id, in: description)
        case .lookup(let property, let className, let inner):
            let owner =
                className.map { type(named: $0) }
                ?? inner.flatMap { type(of: $0, within: closure, in: description) }
                ?? evaluatedType(of: closure, in: description)
            found = owner.flatMap { type(ofProperty: property, of: $0) }
        }
        return found == 0 ? nil : found
    }

    private func type(ofProperty name: String, of owner: GType) -> GType? {
        specification(ofProperty: name, of: owner)?.pointee.value_type
    }

    private func specification(ofProperty name: String, of owner: GType) -> UnsafeMutablePointer<GParamSpec>? {
        if g_type_fundamental(owner) == FundamentalType.interface {
            guard let functions = g_type_default_interface_ref(owner) else { return nil }
            defer { g_type_default_interface_unref(functions) }
            return g_object_interface_find_property(functions, name)
        }
        guard g_type_is_a(owner, FundamentalType.object) != 0, let ownerClass = g_type_class_ref(owner) else {
            return nil
        }
        defer { g_type_class_unref(ownerClass) }
        return g_object_class_find_property(ownerClass.assumingMemoryBound(to: GObjectClass.self), name)
    }

    // MARK: Handlers

    /// The place in a description where a handler is used.
    private struct Place {
        let line: Int
        let id: String?
        let handler: String
        let source: String
    }

    /// Returns the handler that a place of the description names. Returns nil for a C function, which can't be checked.
    private func handler(at place: Place) throws(InterfaceError) -> Handler? {
        if let handler = names.handler(named: place.handler) { return handler }
        if InterfaceScope.isFunction(place.handler) { return nil }
        throw .missingHandler(
            file: file,
            line: place.line,
            id: place.id,
            source: place.source,
            handler: place.handler,
            className: names.owner
        )
    }

    private func check(
        _ handler: Handler,
        _ place: Place,
        _ inputs: HandlerInputs,
        _ types: [GType?]
    ) throws(InterfaceError) {
        if let receiver = handler.receiver, !TypeRegistry.isClass(names.receiver, derivedFrom: receiver) {
            throw .foreignHandler(
                file: file,
                line: place.line,
                handler: place.handler,
                className: names.owner,
                found: "\(receiver)"
            )
        }
        guard inputs.selection(for: handler.parameters, of: types) == nil else { return }
        throw .wrongHandler(
            file: file,
            line: place.line,
            id: place.id,
            handler: place.handler,
            className: names.owner,
            source: place.source,
            given: inputs.description(of: types),
            taken: HandlerFit.list(handler.parameters.map { "\($0)" })
        )
    }

    private func check(
        _ result: any ValueConvertible.Type,
        _ place: Place,
        isReturnedTo expected: GType
    ) throws(InterfaceError) {
        guard HandlerFit.taking(result, from: expected) == .none else { return }
        throw .wrongResult(
            file: file,
            line: place.line,
            handler: place.handler,
            className: names.owner,
            expected: HandlerFit.name(of: expected),
            found: "\(result)"
        )
    }

    // MARK: Descriptions of rows

    private func check(_ nested: InterfaceDescription.Nested) throws(InterfaceError) {
        var (content, file, line) = (nested.content.map { Array($0.utf8) } ?? [], self.file, nested.line)
        if let resource = nested.resource {
            guard let found = try? Interface(resource: resource) else { return }
            (content, file, line) = (found.content, found.file, 1)
        }
        guard let description = InterfaceReader.read(content, firstLine: line) else {
            // Without this check, GTK would report the error when it creates the first row, and wouldn't create any
            // rows.
            throw .malformed(file: file, reason: "line \(line): the description of a list's rows isn't well-formed")
        }
        try InterfaceCheck.check(
            description,
            file: file,
            names: names,
            builder: builder,
            templateType: gtk_list_item_get_type()
        )
    }
}
