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
/// - The store is a collection with the methods of `Array`, but with reference semantics: a change is visible through
///   all references to the store. You can use it as a ``ListModel``, even in several places at the same time.
/// - Each method that changes the store replaces one range of items and emits ``ListModel/itemsChanged`` once, unless
///   the documentation of the method describes a different behavior. If you change many items, use a single call,
///   because a view needs milliseconds for each notification.
/// - The store retains its items. It can contain the same item several times. Items can be instances of subclasses of
///   `Item`.
/// - The program traps if you access a position that is out of range.
/// - You can change the store during a `for` loop. The loop reads the current item at each position, and ends at the
///   current end of the store. To remove items that satisfy a condition, use ``removeAll(where:)``. Standard library
///   functions that read the count first, such as `map`, trap if their closure changes the number of items.
/// - `observe` tracks ``count`` and values derived from it, but not the properties of the items.
///
/// A store that C created is wrapped in a `GListStore` instead. To access its items, use ``ListModel/items(as:)``.
public final class ListStore<Item: Object>: Object, NativeListModel {
    public override class var objectType: ObjectType {
        GioTypes.register()
        return ObjectType(ListStore<Item>.self, g_list_store_get_type()) {
            ListStore<Item>(wrapping: $0, transfer: $1)
        }
    }

    /// Creates an empty store. `g_list_store_new`.
    public init() {
        GioTypes.register()
        let returned = g_list_store_new(Item.registeredType)
        super.init(wrapping: requiredPointer(UnsafeRawPointer(returned), "g_list_store_new"), transfer: .full)
    }

    /// Creates a store that contains the given items.
    public convenience init(_ items: some Sequence<Item>) {
        self.init()
        append(contentsOf: items)
    }

    /// Wraps a `GListStore` that C created and that doesn't have a wrapper yet.
    ///
    /// Traps if the store's item type allows items that aren't instances of `Item`.
    public override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
        let itemType = g_list_model_get_item_type(OpaquePointer(pointer))
        guard g_type_is_a(itemType, Item.registeredType) != 0 else {
            let expected = registeredName(of: Item.registeredType)
            fatalError("\(Self.self): expected a store of \(expected), found one of \(registeredName(of: itemType))")
        }
    }
}
