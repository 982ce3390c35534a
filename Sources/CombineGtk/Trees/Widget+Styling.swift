import Combine
import Gtk

extension Reactive where Base: Widget {
    /// Returns a target that adds or removes a style class: `row.reactive.cssClass("done") <~ task.$isDone`.
    ///
    /// `gtk_widget_add_css_class`, `gtk_widget_remove_css_class`.
    public func cssClass(_ name: String) -> BindingTarget<Bool> {
        BindingTarget(on: base) { widget, isPresent in
            if isPresent { widget.addCSSClass(name) } else { widget.removeCSSClass(name) }
        }
    }
}

extension ObjectProtocol where Self: Widget {
    /// Adds style classes to the widget. `gtk_widget_add_css_class`.
    ///
    /// ```swift
    /// Button(label: "Delete").css("destructive-action")
    /// ```
    @discardableResult
    public func css(_ names: String...) -> Self {
        for name in names { addCSSClass(name) }
        return self
    }

    /// Adds a style class to the widget while a stream's latest value is true, and removes it otherwise.
    ///
    /// ```swift
    /// row.css("done", when: task.$isDone)
    /// ```
    ///
    /// The binding ends with the widget. See `<~`.
    @discardableResult
    public func css(_ name: String, when isPresent: some Publisher<Bool, Never>) -> Self {
        reactive.cssClass(name) <~ isPresent
        return self
    }
}
