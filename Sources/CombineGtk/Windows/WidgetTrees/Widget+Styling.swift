import Gtk

extension Reactive where Base: Widget {
    /// Returns a binding target that adds or removes a style class, for example
    /// `row.reactive.cssClass("done") <~ task.$isDone`.
    ///
    /// This method uses `gtk_widget_add_css_class` and `gtk_widget_remove_css_class`.
    public func cssClass(_ name: String) -> BindingTarget<Bool> {
        BindingTarget(on: base) { widget, isPresent in
            if isPresent { widget.addCSSClass(name) } else { widget.removeCSSClass(name) }
        }
    }
}

extension ObjectProtocol where Self: Widget {
    /// Adds style classes to the widget. This method uses `gtk_widget_add_css_class`.
    ///
    /// ```swift
    /// Button(label: "Delete").css("destructive-action")
    /// ```
    @discardableResult
    public func css(_ names: String...) -> Self {
        for name in names { addCSSClass(name) }
        return self
    }

    /// Adds a style class to the widget while the latest value of a stream is true, and removes it otherwise.
    ///
    /// ```swift
    /// row.css("done", when: task.$isDone)
    /// ```
    ///
    /// The binding is cancelled when the widget is deallocated. See `<~`.
    @discardableResult
    public func css(_ name: String, when isPresent: some Publisher<Bool, Never>) -> Self {
        reactive.cssClass(name) <~ isPresent
        return self
    }

    /// Adds a style class to the widget while the result of a closure is true, and removes it otherwise.
    @discardableResult
    public func css(_ name: String, when isPresent: @escaping @MainActor () -> Bool) -> Self {
        reactive.cssClass(name) <~ isPresent
        return self
    }
}
