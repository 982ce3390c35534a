/// A class whose objects have a description that contains more than the name of the class.
package protocol DescribedObject: Object {
    /// The text that is printed for the object.
    var objectDescription: String { get }
}

extension Object: CustomDebugStringConvertible {
    /// The text that `print` displays: the object's class and, for a widget, its text, its name and the window that
    /// contains it.
    ///
    /// ```text
    /// Button "Save" #save in NotebookWindow
    /// ```
    ///
    /// The text is for people to read, and can change between versions. On threads other than the main thread, it
    /// contains only the class.
    public nonisolated var debugDescription: String {
        let type = String(describing: type(of: self))
        return MainThread.enterIfCurrent(self) { ($0 as? any DescribedObject)?.objectDescription }.flatMap(\.self)
            ?? type
    }
}
