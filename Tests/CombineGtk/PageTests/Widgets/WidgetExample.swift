import CombineGtk

/// An example on the page "Widgets": a few lines of code, and a picture of the widget that they create.
struct WidgetExample {
    /// The part of the widget that the picture shows.
    enum Subject {
        /// The widget.
        case widget
        /// The widget, a menu button, with its open popover.
        case popover
        /// The window that opens when the user clicks the widget.
        case dialog
        /// The window of the widget after the user clicked the widget.
        case clicked
    }

    /// The name of the function that creates the widget, and of the picture.
    let name: String
    /// The heading on the page.
    let title: String
    /// The sentence that describes the purpose, with links to the types.
    let purpose: String
    /// The part that the picture shows.
    let subject: Subject
    /// The width of the window or dialog in the picture, or nil for the natural width.
    let width: Int?
    /// The function that creates the widget.
    let make: @MainActor () -> Widget

    init(
        _ name: String,
        _ title: String,
        _ purpose: String,
        subject: Subject = .widget,
        width: Int? = nil,
        _ make: @escaping @MainActor () -> Widget
    ) {
        self.name = name
        self.title = title
        self.purpose = purpose
        self.subject = subject
        self.width = width
        self.make = make
    }
}
