import CGtk
@_spi(Binding) import Gsk

/// Keeps track of the list boxes and flow boxes whose closures are running. While such a closure runs, GTK is iterating
/// over the rows of the box.
@MainActor
private enum RowMutationCheck {
    /// The boxes, each with the kind of the closure that is running. The innermost closure is last.
    static var running: [(box: UnsafeMutableRawPointer, name: StaticString)] = []

    static func perform<Result>(_ box: UnsafeMutableRawPointer, _ name: StaticString, _ body: () -> Result) -> Result {
        running.append((box, name))
        defer { running.removeLast() }
        return body()
    }
}

extension Widget {
    /// Traps if GTK is calling a closure of this box. The closure must not change the rows, because GTK is iterating
    /// over them.
    func requireMutableRows(_ what: StaticString) {
        guard let running = RowMutationCheck.running.last(where: { $0.box == pointer }) else { return }
        fatalError("\(what): a \(running.name) function changed \(self) while GTK was iterating over its rows")
    }

    /// Returns a closure that calls the given function and traps if the function changes the rows of this box.
    func checkingRows<Row, Result>(
        _ function: @escaping @MainActor (Row) -> Result,
        _ name: StaticString
    ) -> @MainActor (Row) -> Result {
        // The pointer doesn't need to be retained, because the box owns the closure.
        let box = pointer
        return { row in RowMutationCheck.perform(box, name) { function(row) } }
    }

    /// Returns a closure that calls the given function and traps if the function changes the rows of this box.
    func checkingRows<First, Second, Result>(
        _ function: @escaping @MainActor (First, Second) -> Result,
        _ name: StaticString
    ) -> @MainActor (First, Second) -> Result {
        let box = pointer
        return { first, second in RowMutationCheck.perform(box, name) { function(first, second) } }
    }

    /// Returns a closure that calls the given function and traps if the function returns a widget that already has a
    /// parent.
    func requiringNewChildren(
        _ function: @escaping @MainActor (Object) -> Widget,
        _ what: StaticString
    ) -> @MainActor (Object) -> Widget {
        { item in
            let child = function(item)
            child.requireNoParent(what)
            return child
        }
    }
}
