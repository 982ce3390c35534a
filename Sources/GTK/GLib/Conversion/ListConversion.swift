import CGtk

/// Returns the elements of a `GList`.
@_spi(Binding)
public func convertList<T: PointerConvertible>(_ list: UnsafeRawPointer?, _ transfer: ContainerTransfer) -> [T] {
    elements(ofList: list, transfer) { T.fromPointer($0, transfer: $1) }
}

/// Returns the elements of a `GList` of objects that implement an interface.
@_spi(Binding)
public func convertInterfaceList<T>(_ list: UnsafeRawPointer?, _ transfer: ContainerTransfer) -> [T] {
    elements(ofList: list, transfer) { interface($0, $1) }
}

/// Returns the elements of a `GSList`.
@_spi(Binding)
public func convertSinglyLinkedList<T: PointerConvertible>(
    _ list: UnsafeRawPointer?,
    _ transfer: ContainerTransfer
) -> [T] {
    elements(ofSinglyLinkedList: list, transfer) { T.fromPointer($0, transfer: $1) }
}

/// Returns the elements of a `GSList` of objects that implement an interface.
@_spi(Binding)
public func convertInterfaceSinglyLinkedList<T>(_ list: UnsafeRawPointer?, _ transfer: ContainerTransfer) -> [T] {
    elements(ofSinglyLinkedList: list, transfer) { interface($0, $1) }
}

/// Returns the elements of a `GList`, each converted with a ``ContainerElement``.
@_spi(Binding)
public func convertList<Value>(
    _ list: UnsafeRawPointer?,
    _ transfer: ContainerTransfer,
    _ element: ContainerElement<Value>
) -> [Value] {
    guard let list else { return [] }
    let first = UnsafeMutableRawPointer(mutating: list).assumingMemoryBound(to: GList.self)
    let result = sequence(first: first) { $0.pointee.next }.map { element.load($0.pointee.data) }
    if transfer.includesContainer { g_list_free(first) }
    return result
}

/// Returns the elements of a `GSList`, each converted with a ``ContainerElement``.
@_spi(Binding)
public func convertSinglyLinkedList<Value>(
    _ list: UnsafeRawPointer?,
    _ transfer: ContainerTransfer,
    _ element: ContainerElement<Value>
) -> [Value] {
    guard let list else { return [] }
    let first = UnsafeMutableRawPointer(mutating: list).assumingMemoryBound(to: GSList.self)
    let result = sequence(first: first) { $0.pointee.next }.map { element.load($0.pointee.data) }
    if transfer.includesContainer { g_slist_free(first) }
    return result
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

private func elements<T>(
    ofList list: UnsafeRawPointer?,
    _ transfer: ContainerTransfer,
    _ element: (UnsafeMutableRawPointer, Transfer) -> T
) -> [T] {
    guard let list else { return [] }
    let first = UnsafeMutableRawPointer(mutating: list).assumingMemoryBound(to: GList.self)
    var result: [T] = []
    var link: UnsafeMutablePointer<GList>? = first
    while let current = link {
        guard let data = current.pointee.data else { fatalError("A list of \(T.self) contains NULL") }
        result.append(element(data, transfer.ofElements))
        link = current.pointee.next
    }
    if transfer.includesContainer { g_list_free(first) }
    return result
}

private func elements<T>(
    ofSinglyLinkedList list: UnsafeRawPointer?,
    _ transfer: ContainerTransfer,
    _ element: (UnsafeMutableRawPointer, Transfer) -> T
) -> [T] {
    guard let list else { return [] }
    let first = UnsafeMutableRawPointer(mutating: list).assumingMemoryBound(to: GSList.self)
    var result: [T] = []
    var link: UnsafeMutablePointer<GSList>? = first
    while let current = link {
        guard let data = current.pointee.data else { fatalError("A list of \(T.self) contains NULL") }
        result.append(element(data, transfer.ofElements))
        link = current.pointee.next
    }
    if transfer.includesContainer { g_slist_free(first) }
    return result
}
