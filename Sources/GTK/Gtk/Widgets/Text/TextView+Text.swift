import CGtk
import Gsk

extension TextView {
    /// The whole text of the view's ``buffer``. `GtkTextBuffer:text`.
    ///
    /// Setting it moves the cursor to the end, and emits one change. The publisher of this property also follows the
    /// text if the view is given another buffer.
    public var text: String {
        get { buffer.text }
        set { buffer.text = newValue }
    }
}
