import CGtk
import Gsk

extension TextView {
    /// The whole text of the view's ``buffer``. `GtkTextBuffer:text`.
    ///
    /// Setting it moves the cursor to the end and sends a single notification. If you set another buffer, the publisher
    /// of this property follows the new buffer.
    public var text: String {
        get { buffer.text }
        set { buffer.text = newValue }
    }
}
