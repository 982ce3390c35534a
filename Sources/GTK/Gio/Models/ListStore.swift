import CGtk
@_spi(Binding) import GLib

/// A list of objects of one class, for views and models: a `GListStore` with typed items.
///
/// ```swift
/// let people = ListStore<Person>()
/// people.append(Person("Ada"))
/// people.sort(by: \.name)
/// for person in people { print(person.name) }
/// let list = SortListModel(model: people, sorter: sorter)
/// ```
///
/// - A collection with the methods of `Array`, but with reference semantics: all its owners see each change. You can
///   use it as a ``ListModel``, even in several places at the same time.
/// - Each call that changes it changes one range of items and notifies once, with ``ListModel/itemsChanged``, unless
///   its documentation states otherwise. A view takes milliseconds for each notification, so change many items in one
///   call.
/// - It keeps its items alive. It can contain an item several times. Items can be instances of subclasses of `Item`.
/// - A position out of range traps, with a message that contains the method, the class and the valid positions.
/// - A loop over it uses positions and reads the store at each step. If the store changes during the loop, the loop
///   doesn't trap, and it ends at the current end of the store. To remove items that satisfy a condition, use
///   ``removeAll(where:)``. Functions of the standard library that read the count first, such as `map`, trap if their
///   closure changes the length of the store.
/// - `observe` follows ``count`` and values derived from it, but not the properties of the items.
///
/// A store that C created is wrapped in a `GListStore`, whose items ``ListModel/items(as:)`` returns.
public final class ListStore<Item: Object>: Object, NativeListModel {
    public override class var objectType: ObjectType {
        GioTypes.register()
        return ObjectType(ListStore<Item>.self, g_list_store_get_type()) {
            ListStore<Item>(wrapping: $0, transfer: $1)
        }
    }

    /// Creates an empty store, `g_list_store_new`.
    public init() {
        GioTypes.register()
        let returned = g_list_store_new(Item.registeredType)
        super.init(wrapping: requiredPointer(UnsafeRawPointer(returned), "g_list_store_new"), transfer: .full)
    }

    /// Creates a store of items.
    public convenience init(_ items: some Sequence<Item>) {
        self.init()
        append(contentsOf: items)
    }

    /// Wraps a `GListStore` that C created and that has no Swift object yet.
    ///
    /// Traps, with the names of both types, if its items may be of another class than `Item`.
    public override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
        let itemType = g_list_model_get_item_type(OpaquePointer(pointer))
        guard g_type_is_a(itemType, Item.registeredType) != 0 else {
            let expected = registeredName(of: Item.registeredType)
            fatalError("\(Self.self) wraps a store of \(expected), found one of \(registeredName(of: itemType))")
        }
    }
}
