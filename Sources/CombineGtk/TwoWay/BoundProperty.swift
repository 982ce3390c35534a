import Gtk

/// The property of a two-way binding, independent of the type of its value.
@MainActor
@usableFromInline
final class BoundProperty {
    /// A closure that checks the value, and returns a second closure that reports whether it has changed since.
    @usableFromInline typealias Look = @MainActor () -> (@MainActor () -> Bool)?

    private weak let object: Object?
    private let name: () -> String
    private let look: Look
    /// A Boolean value that indicates whether the object is a text with a caret to keep.
    private let hasCaret: Bool
    /// The observation of the property's changes, or nil after the end.
    private var dependencies: PropertyDependencies?
    private var presenter: ValidationPresenter?
    /// The detector of code in the program that sets the property while the binding does.
    private lazy var detector = makeDetector()
    private var isSetByProgram = false
    /// The observation of the keyboard focus of a widget whose text differs from the model's value.
    private var focusObservation: AnyCancellable?
    /// A Boolean value that indicates whether the widget is insensitive because there is no model.
    private var ownsInsensitivity = false

    @usableFromInline
    init(_ object: Object, name: @escaping () -> String, look: @escaping Look) {
        self.object = object
        self.name = name
        self.look = look
        hasCaret = object is any Editable
    }

    /// Observes the GObject properties that `read` reads.
    ///
    /// - Parameters:
    ///   - changed: A closure that is called at each notification.
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
            changed: changed,
            rootEnded: ended
        )
        self.dependencies = dependencies
        dependencies.start(on: object, reading: read)
    }

    /// Runs `read`, which reads the property, and observes what it read.
    @usableFromInline
    func read(_ read: () -> Void) {
        if let object, let dependencies { dependencies.read(of: object, read) } else { read() }
    }

    /// Runs the program's code at a notification.
    @usableFromInline
    func runningProgram(_ body: () -> Void) {
        ChangeOrigin.running(handlerOf: object?.pointer, body)
    }

    /// Runs `set`, which sets the property. Returns whether the program's code changed the property during that time.
    /// Limits that GTK applies don't count.
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
        ProgrammaticChangeDetector(look: look) { [weak self] in self?.isSetByProgram = true }
    }

    @usableFromInline
    func end() {
        dependencies.take()?.end()
        focusObservation = nil
        hideRefusal()
        resume()
    }

    // MARK: Converted values

    /// Calls a closure when the keyboard focus leaves the widget, or immediately if the widget doesn't have it.
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

    /// Makes the widget insensitive, because the user's changes would be lost.
    @usableFromInline
    func rest() {
        guard let widget = object as? Widget, !ownsInsensitivity, widget.isSensitive else { return }
        ownsInsensitivity = true
        widget.isSensitive = false
    }

    @usableFromInline
    func resume() {
        guard ownsInsensitivity else { return }
        ownsInsensitivity = false
        (object as? Widget)?.isSensitive = true
    }
}
