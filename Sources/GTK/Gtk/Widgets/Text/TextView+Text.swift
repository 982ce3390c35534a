import CGtk
import Gsk

extension TextView {
    /// The whole text of the view's ``buffer``. `GtkTextBuffer:text`.
    ///
    /// Setting the property moves the cursor to the end and notifies observers only once. If you replace the view's
    /// buffer, a publisher of this property observes the new buffer.
    public var text: String {
        get { buffer.text }
        set { buffer.text = newValue }
    }
}
