import CGtk
@_spi(Binding) import Gsk

/// The buffer that a position is in, for the position to keep alive. `gtk_text_iter_get_buffer`.
func textBuffer(of position: GtkTextIter) -> AnyObject? {
    // A structure that C never filled has no text.
    guard position.dummy1 != nil else { return nil }
    var position = position
    let buffer: TextBuffer? = convertOptional(gtk_text_iter_get_buffer(&position), .borrowed)
    return buffer
}
