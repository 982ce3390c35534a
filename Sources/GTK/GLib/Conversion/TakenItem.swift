import CGtk

/// Returns the wrapper of an item that a model returned. Takes ownership of the model's reference.
///
/// Traps if the wrapper isn't an `Item`. The message begins with `description`, which describes the item.
package func takeItem<Item: Object>(
    _ pointer: UnsafeMutableRawPointer,
    _ description: @autoclosure () -> String
) -> Item {
    let found = Object.wrapper(for: pointer, transfer: .full) { _ = Item.objectType }
    if ObjectIdentifier(type(of: found)) == ObjectIdentifier(Item.self) { return unsafeDowncast(found, to: Item.self) }
    guard let item = found as? Item else {
        let name = registeredName(of: Object.gType(of: found.pointer))
        fatalError("\(description()): expected \(Item.self), found \(type(of: found)) (\(name))")
    }
    return item
}
