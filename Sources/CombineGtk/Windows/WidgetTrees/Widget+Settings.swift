import Gtk

extension ObjectProtocol where Self: Object {
    /// Sets a property and returns the object, so that you can chain calls in a builder.
    ///
    /// ```swift
    /// Label("Title").set(\.xalign, 0).set(\.ellipsize, .end)
    /// ```
    @discardableResult
    @inlinable
    public func set<Value>(_ property: ReferenceWritableKeyPath<Self, Value>, _ value: Value) -> Self {
        self[keyPath: property] = value
        return self
    }

    /// Binds a property to a stream and returns the object. It's equivalent to `<~`.
    ///
    /// ```swift
    /// Label("").bind(\.label, to: viewModel.status)
    /// ```
    @discardableResult
    @inlinable
    @inline(__always)
    public func bind<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<Self, Value>,
        to values: some Publisher<Value, Never>
    ) -> Self {
        reactive.bind(property) <~ values
        return self
    }

    /// Binds an optional property to a stream and returns the object. It's equivalent to `<~`.
    @discardableResult
    @inlinable
    @inline(__always)
    public func bind<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<Self, Value?>,
        to values: some Publisher<Value, Never>
    ) -> Self {
        reactive.bind(property) <~ values
        return self
    }

    /// Binds a property to the result of a closure and returns the object. It's equivalent to `<~`.
    @discardableResult
    public func bind<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<Self, Value>,
        to value: @escaping @MainActor () -> Value
    ) -> Self {
        reactive.bind(property) <~ value
        return self
    }

    /// Connects a closure to a signal and returns this object. The closure receives an owner and the values of the
    /// signal. The method is equivalent to `sink(on:)`.
    ///
    /// ```swift
    /// Button(label: "Add").connect(\.clicked, on: self) { window in window.viewModel.add() }
    /// ```
    ///
    /// - Parameter owner: The object that the closure receives. It's referenced weakly. The connection ends when the
    ///   owner is deallocated.
    @discardableResult
    public func connect<Output, Owner: Storable>(
        _ signal: KeyPath<Self, Signal<Output>>,
        on owner: Owner,
        _ handler: @escaping @MainActor (Owner, Output) -> Void
    ) -> Self {
        self[keyPath: signal].connect(on: owner, handler)
        return self
    }

    /// Connects a closure to a signal and returns this object. The closure receives only an owner. In all other
    /// respects, the method behaves like the overload with the signal's values.
    @discardableResult
    public func connect<Owner: Storable>(
        _ signal: KeyPath<Self, Signal<Void>>,
        on owner: Owner,
        _ handler: @escaping @MainActor (Owner) -> Void
    ) -> Self {
        self[keyPath: signal].connect(on: owner, handler)
        return self
    }
}

extension ObjectProtocol where Self: Widget {
    /// Makes the widget visible while the latest value of a stream is true. This method binds `GtkWidget:visible`.
    @discardableResult
    public func visible(when isVisible: some Publisher<Bool, Never>) -> Self {
        reactive.isVisible <~ isVisible
        return self
    }

    /// Makes the widget visible while the result of a closure is true.
    @discardableResult
    public func visible(when isVisible: @escaping @MainActor () -> Bool) -> Self {
        reactive.isVisible <~ isVisible
        return self
    }

    /// Makes the widget sensitive while the result of a closure is true.
    @discardableResult
    public func sensitive(when isSensitive: @escaping @MainActor () -> Bool) -> Self {
        reactive.isSensitive <~ isSensitive
        return self
    }

    /// Makes the widget sensitive while the latest value of a stream is true. It corresponds to `disabled(_:)` in
    /// SwiftUI and binds `GtkWidget:sensitive`.
    @discardableResult
    public func sensitive(when isSensitive: some Publisher<Bool, Never>) -> Self {
        reactive.isSensitive <~ isSensitive
        return self
    }

    /// Sets the tooltip of the widget. It corresponds to `help(_:)` in SwiftUI and sets `GtkWidget:tooltip-text`.
    @discardableResult
    public func tooltip(_ text: String) -> Self {
        tooltipText = text
        return self
    }

    /// Sets the accessible name of a widget that doesn't show text. See ``/Gtk/Widget/accessibilityLabel``.
    ///
    /// This method corresponds to `accessibilityLabel(_:)` in SwiftUI.
    @discardableResult
    public func accessibilityLabel(_ label: String) -> Self {
        accessibilityLabel = label
        return self
    }
}
