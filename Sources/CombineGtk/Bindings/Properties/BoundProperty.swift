import Gtk

/// The property of a two-way binding. The type of its value is erased.
@MainActor
@usableFromInline
final class BoundProperty {
    /// A closure that reads the current value and returns a second closure. The second closure returns whether the
    /// value has changed since then.
    @usableFromInline typealias Look = @MainActor () -> (@MainActor () -> Bool)?

    private weak let object: Object?
    private let name: () -> String
    private let look: Look
    /// A Boolean value that indicates whether the object is editable text with a cursor whose position must be
    /// preserved.
    private let hasCaret: Bool
    /// The observation of the property, or nil after the binding has ended.
    private var dependencies: PropertyDependencies?
    /// The edits of the object's text buffer, or nil if the object isn't a text view or text buffer.
    private var textEdits: TextEdits?
    private var presenter: ValidationPresenter?
    /// The detector of changes that the program's code makes while the binding sets the property.
    private lazy var detector = makeDetector()
    private var isSetByProgram = false
    /// The subscription that waits for the widget to lose the focus, because the widget's text differs from the model's
    /// value.
    private var focusObservation: AnyCancellable?
    /// A Boolean value that indicates whether the binding made the widget insensitive because the model has no value.
    private var ownsInsensitivity = false

    @usableFromInline
    init(_ object: Object, name: @escaping () -> String, look: @escaping Look) {
        self.object = object
        self.name = name
        self.look = look
        hasCaret = object is any Editable
    }

    /// Observes the GObject properties that a closure reads.
    ///
    /// - Parameters:
    ///   - changed: A closure that is called for each notification.
    ///   - ended: A closure that is called when the object is deallocated or its window is torn down.
    @usableFromInline
    func follow(
        _ keyPath: AnyKeyPath,
        reading read: () -> Void,
        changed: @escaping @MainActor () -> Void,
        ended: @escaping @MainActor () -> Void
    ) {
        guard let object else { return }
        let dependencies = PropertyDependencies(
            of: keyPath,
            runsProgramCode: false,
            changed: { [weak self] in
                if let textEdits = self?.textEdits { textEdits.afterEdit(changed) } else { changed() }
            },
            rootEnded: ended
        )
        self.dependencies = dependencies
        textEdits = TextEdits(of: object)
        dependencies.start(on: object, reading: read)
    }

    /// Calls a closure that reads the property, and observes the GObject properties that it accesses.
    @usableFromInline
    func read(_ read: () -> Void) {
        if let object, let dependencies { dependencies.read(of: object, read) } else { read() }
    }

    /// Calls a closure that runs the program's code in response to a notification.
    @usableFromInline
    func runningProgram(_ body: () -> Void) {
        ChangeOrigin.running(handlerOf: object?.pointer, body)
    }

    /// Calls a closure that sets the property.
    ///
    /// - Returns: A Boolean value that indicates whether the program's code changed the property again during the call.
    ///   Limits that GTK applies don't count.
    @usableFromInline
    func setting(_ set: () -> Void) -> Bool {
        let outer = isSetByProgram
        defer { isSetByProgram = outer }
        isSetByProgram = false
        let detector = self.detector.isActive ? makeDetector() : self.detector
        detector.start()
        let caret = hasCaret ? object.flatMap { Caret(of: $0) } : nil
        set()
        caret?.restore()
        detector.end()
        return isSetByProgram
    }

    private func makeDetector() -> ProgrammaticChangeDetector {
        ProgrammaticChangeDetector(takeSnapshot: look) { [weak self] in self?.isSetByProgram = true }
    }

    @usableFromInline
    func end() {
        dependencies.take()?.end()
        textEdits = nil
        focusObservation = nil
        hideRefusal()
        enableWidget()
    }

    // MARK: Converted values

    /// Calls a closure when the widget loses the focus, or immediately if it doesn't have the focus.
    @usableFromInline
    func afterEditing(_ body: @escaping @MainActor () -> Void) {
        guard let widget = object as? Widget else { return }
        if !widget.stateFlags.contains(.focusWithin) { return body() }
        if focusObservation != nil { return }
        focusObservation = widget.stateFlagsChanged.sink { [weak self, weak widget] _ in
            guard let self, widget?.stateFlags.contains(.focusWithin) != true else { return }
            focusObservation = nil
            body()
        }
    }

    // MARK: Refused values

    @usableFromInline
    func showRefusal(_ error: any Error) {
        guard let widget = object as? Widget else {
            return Diagnostics.warning("\(name()): the model rejected a value: \(error)")
        }
        let presenter = presenter ?? ValidationPresenter(widget)
        self.presenter = presenter
        presenter.show("\(error)")
    }

    @usableFromInline
    func hideRefusal() {
        if presenter != nil { presenter.take()?.clear() }
    }

    // MARK: An absent model

    /// Makes the widget insensitive while the model has no value. Otherwise, changes by the user would be lost.
    @usableFromInline
    func disableWidget() {
        guard let widget = object as? Widget, !ownsInsensitivity else { return }
        ownsInsensitivity = true
        widget.beginInsensitivity()
    }

    @usableFromInline
    func enableWidget() {
        guard ownsInsensitivity else { return }
        ownsInsensitivity = false
        (object as? Widget)?.endInsensitivity()
    }
}
