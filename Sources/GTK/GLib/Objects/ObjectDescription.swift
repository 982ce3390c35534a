/// A class whose objects say more of themselves than its name.
package protocol DescribedObject: Object {
    /// The text that is printed for the object.
    var objectDescription: String { get }
}

extension Object: CustomDebugStringConvertible {
    /// The text that `print` shows: the object's class and, for a widget, its text, its name and the window that
    /// contains it.
    ///
    /// ```text
    /// Button "Save" #save in NotebookWindow
    /// ```
    ///
    /// For people to read: not the same in all versions. Off the main thread it is the class alone.
    public nonisolated var debugDescription: String {
        let type = String(describing: type(of: self))
        guard MainThread.isCurrent else { return type }
        return MainThread.assume { (self as? any DescribedObject)?.objectDescription ?? type }
    }
}
