import Combine
import Gtk

extension ObjectProtocol where Self: Object {
    /// Sets a property, and returns the object, for use within braces.
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

    /// Binds a property to a stream, and returns the object. Equivalent to `<~`.
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

    /// Binds an optional property to a stream, and returns the object. Equivalent to `<~`.
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

    /// Connects a closure that receives an owner and the values of a signal, and returns this object. Equivalent to
    /// `sink(on:)`.
    ///
    /// ```swift
    /// Button(label: "Add").connect(\.clicked, on: self) { window in window.viewModel.add() }
    /// ```
    ///
    /// - Parameter owner: The owner, which is held weakly and passed to the closure. The connection ends with it.
    @discardableResult
    public func connect<Output, Owner: Storable>(
        _ signal: KeyPath<Self, Signal<Output>>,
        on owner: Owner,
        _ handler: @escaping @MainActor (Owner, Output) -> Void
    ) -> Self {
        self[keyPath: signal].connect(on: owner, handler)
        return self
    }

    /// Connects a closure that receives an owner at each event, and returns this object. See the other `connect`.
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
    /// Makes the widget visible while a stream's latest value is true. `GtkWidget:visible`.
    @discardableResult
    public func visible(when isVisible: some Publisher<Bool, Never>) -> Self {
        reactive.isVisible <~ isVisible
        return self
    }

    /// Makes the widget sensitive while a stream's latest value is true. `GtkWidget:sensitive`. SwiftUI's
    /// `disabled(_:)`.
    @discardableResult
    public func sensitive(when isSensitive: some Publisher<Bool, Never>) -> Self {
        reactive.isSensitive <~ isSensitive
        return self
    }

    /// Sets the text that is shown when the pointer rests on the widget. `GtkWidget:tooltip-text`. SwiftUI's
    /// `help(_:)`.
    @discardableResult
    public func tooltip(_ text: String) -> Self {
        tooltipText = text
        return self
    }

    /// Sets the accessible name of the widget, for a widget that shows no text.
    ///
    /// SwiftUI's `accessibilityLabel(_:)`. See ``Widget/accessibilityLabel``.
    @discardableResult
    public func accessibilityLabel(_ label: String) -> Self {
        accessibilityLabel = label
        return self
    }
}
