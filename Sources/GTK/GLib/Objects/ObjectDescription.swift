/// A class whose objects have a description that contains more than the name of the class.
package protocol DescribedObject: Object {
    var objectDescription: String { get }
}

extension Object: CustomDebugStringConvertible {
    /// The text that `print` displays for the object. It contains the class of the object. For a widget, it also
    /// contains the widget's text, its name and the window that contains it.
    ///
    /// ```text
    /// Button "Save" #save in NotebookWindow
    /// ```
    ///
    /// The format isn't stable and can change between versions. On threads other than the main thread, the text
    /// contains only the class.
    public nonisolated var debugDescription: String {
        let type = String(describing: type(of: self))
        return MainThread.enterIfCurrent(self) { ($0 as? any DescribedObject)?.objectDescription }.flatMap(\.self)
            ?? type
    }
}
