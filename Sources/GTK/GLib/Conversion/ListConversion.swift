import CGtk

/// Returns the elements of a `GList`.
@_spi(Binding)
public func convertList<T: PointerConvertible>(_ list: UnsafeRawPointer?, _ transfer: ContainerTransfer) -> [T] {
    elements(of: GList.self, list, transfer) { T.fromPointer($0, transfer: $1) }
}

/// Returns the elements of a `GList` of objects that implement an interface.
@_spi(Binding)
public func convertInterfaceList<T>(_ list: UnsafeRawPointer?, _ transfer: ContainerTransfer) -> [T] {
    elements(of: GList.self, list, transfer) { interface($0, $1) }
}

/// Returns the elements of a `GSList`.
@_spi(Binding)
public func convertSinglyLinkedList<T: PointerConvertible>(
    _ list: UnsafeRawPointer?,
    _ transfer: ContainerTransfer
) -> [T] {
    elements(of: GSList.self, list, transfer) { T.fromPointer($0, transfer: $1) }
}

/// Returns the elements of a `GSList` of objects that implement an interface.
@_spi(Binding)
public func convertInterfaceSinglyLinkedList<T>(_ list: UnsafeRawPointer?, _ transfer: ContainerTransfer) -> [T] {
    elements(of: GSList.self, list, transfer) { interface($0, $1) }
}

/// Returns the elements of a `GList`, each converted with a ``ContainerElement``.
@_spi(Binding)
public func convertList<Value>(
    _ list: UnsafeRawPointer?,
    _ transfer: ContainerTransfer,
    _ element: ContainerElement<Value>
) -> [Value] {
    values(of: GList.self, list, transfer) { element.load($0) }
}

/// Returns the elements of a `GSList`, each converted with a ``ContainerElement``.
@_spi(Binding)
public func convertSinglyLinkedList<Value>(
    _ list: UnsafeRawPointer?,
    _ transfer: ContainerTransfer,
    _ element: ContainerElement<Value>
) -> [Value] {
    values(of: GSList.self, list, transfer) { element.load($0) }
}

/// Returns a `GList` of values, each converted with a ``ContainerElement``. Free it with `g_list_free`.
@_spi(Binding)
public func linkedList<Value>(
    _ values: [Value],
    _ what: StaticString,
    _ element: ContainerElement<Value>
) -> UnsafeMutablePointer<GList>? {
    linkedList(values.map { element.store($0, what) })
}

/// Returns a `GSList` of values, each converted with a ``ContainerElement``. Free it with `g_slist_free`.
@_spi(Binding)
public func singlyLinkedList<Value>(
    _ values: [Value],
    _ what: StaticString,
    _ element: ContainerElement<Value>
) -> UnsafeMutablePointer<GSList>? {
    singlyLinkedList(values.map { element.store($0, what) })
}

/// Returns a `GList` of pointers. Free it with `g_list_free`.
@_spi(Binding)
public func linkedList(_ pointers: [UnsafeMutableRawPointer?]) -> UnsafeMutablePointer<GList>? {
    var list: UnsafeMutablePointer<GList>?
    for pointer in pointers.reversed() { list = g_list_prepend(list, pointer) }
    return list
}

/// Returns a `GSList` of pointers. Free it with `g_slist_free`.
@_spi(Binding)
public func singlyLinkedList(_ pointers: [UnsafeMutableRawPointer?]) -> UnsafeMutablePointer<GSList>? {
    var list: UnsafeMutablePointer<GSList>?
    for pointer in pointers.reversed() { list = g_slist_prepend(list, pointer) }
    return list
}

/// A node of a `GList` or a `GSList`.
private protocol ListNode {
    var data: gpointer! { get }
    var next: UnsafeMutablePointer<Self>! { get }
    static func free(_ first: UnsafeMutablePointer<Self>)
}

extension GList: ListNode {
    fileprivate static func free(_ first: UnsafeMutablePointer<GList>) { g_list_free(first) }
}

extension GSList: ListNode {
    fileprivate static func free(_ first: UnsafeMutablePointer<GSList>) { g_slist_free(first) }
}

private func values<Node: ListNode, T>(
    of node: Node.Type,
    _ list: UnsafeRawPointer?,
    _ transfer: ContainerTransfer,
    _ value: (UnsafeMutableRawPointer?) -> T
) -> [T] {
    guard let list else { return [] }
    let first = UnsafeMutableRawPointer(mutating: list).assumingMemoryBound(to: node)
    let result = sequence(first: first) { $0.pointee.next }.map { value($0.pointee.data) }
    if transfer.includesContainer { Node.free(first) }
    return result
}

private func elements<Node: ListNode, T>(
    of node: Node.Type,
    _ list: UnsafeRawPointer?,
    _ transfer: ContainerTransfer,
    _ element: (UnsafeMutableRawPointer, Transfer) -> T
) -> [T] {
    values(of: node, list, transfer) { data in
        guard let data else { fatalError("A list of \(T.self) contains NULL") }
        return element(data, transfer.ofElements)
    }
}
