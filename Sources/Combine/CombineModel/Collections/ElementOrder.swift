/// The functions that compare and sort the elements of a buffer by the value of a key path. The functions use positions
/// instead of elements, because positions are smaller and aren't reference-counted.
//
// The closures are created in inlined code, so that they are specialized for the types of the client. Otherwise, each
// comparison would look up the value and its conformance at run time.
@usableFromInline
struct ElementOrder<Element>: Sendable {
    /// A closure that sorts positions by the values of their elements. Positions of equal elements keep their order.
    /// The result also contains the end of each run of equal elements, except for the last run.
    @usableFromInline
    let sort: @Sendable (UnsafeBufferPointer<Element>, ArraySlice<UInt32>, _ isDescending: Bool) -> SortedPositions
    /// A closure that returns a function for a buffer. The function compares the elements at two positions. Its result
    /// is negative if the first element precedes the second, and 0 if their values are equal. The function is valid
    /// only while the buffer exists.
    @usableFromInline let comparison: @Sendable (UnsafeBufferPointer<Element>) -> (Int, Int) -> Int

    @inlinable
    init<Value, Order: ValueOrder<Value>>(_ keyPath: any KeyPath<Element, Value> & Sendable, _ order: Order) {
        // Reading a stored property at its offset is about ten times as fast as reading it with the key path. Without it,
        // sorting takes up to twice as long.
        let offset = MemoryLayout<Element>.offset(of: keyPath)
        let stride = MemoryLayout<Element>.stride
        @Sendable func value(_ elements: UnsafeBufferPointer<Element>, _ position: Int) -> Value {
            guard let offset, let start = UnsafeRawPointer(elements.baseAddress) else {
                return elements[position][keyPath: keyPath]
            }
            return (start + position * stride + offset).assumingMemoryBound(to: Value.self).pointee
        }
        sort = { elements, positions, isDescending in
            var values = positions.map { PositionedValue(value: value(elements, Int($0)), position: $0) }
            order.sort(&values, isDescending: isDescending)
            var sorted = SortedPositions()
            sorted.positions.reserveCapacity(values.count)
            for index in values.indices {
                sorted.positions.append(values[index].position)
                if index == 0 { continue }
                let isNext =
                    isDescending
                    ? order.isAscending(values[index].value, values[index - 1].value)
                    : order.isAscending(values[index - 1].value, values[index].value)
                if isNext { sorted.runEnds.append(index) }
            }
            return sorted
        }
        comparison = { elements in
            { first, second in
                let (first, second) = (value(elements, first), value(elements, second))
                return order.isAscending(first, second) ? -1 : order.isAscending(second, first) ? 1 : 0
            }
        }
    }
}

@usableFromInline
struct SortedPositions {
    @usableFromInline var positions: [UInt32] = []
    /// The end of each run of equal elements, except for the last run.
    @usableFromInline var runEnds: [Int] = []

    @inlinable
    init() {}
}

/// The sort value and the position of an element.
@frozen
@usableFromInline
struct PositionedValue<Value> {
    @usableFromInline let value: Value
    @usableFromInline let position: UInt32

    @inlinable
    init(value: Value, position: UInt32) {
        self.value = value
        self.position = position
    }
}

@usableFromInline
protocol ValueOrder<Value>: Sendable {
    associatedtype Value
    func isAscending(_ first: Value, _ second: Value) -> Bool
    /// Sorts values. Equal values keep their order.
    func sort(_ values: inout [PositionedValue<Value>], isDescending: Bool)
}

@frozen
@usableFromInline
struct ComparableOrder<Value: Comparable & SendableMetatype>: ValueOrder {
    @inlinable
    init() {}

    @inlinable
    func isAscending(_ first: Value, _ second: Value) -> Bool { first < second }

    @inlinable
    func sort(_ values: inout [PositionedValue<Value>], isDescending: Bool) {
        // The compiler inlines closures into `sort(by:)` only if they don't capture anything.
        if isDescending { values.sort { $1.value < $0.value } } else { values.sort { $0.value < $1.value } }
    }
}

@frozen
@usableFromInline
struct ClosureOrder<Value>: ValueOrder {
    @usableFromInline let areInIncreasingOrder: @Sendable (Value, Value) -> Bool

    @inlinable
    init(areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool) {
        self.areInIncreasingOrder = areInIncreasingOrder
    }

    @inlinable
    func isAscending(_ first: Value, _ second: Value) -> Bool { areInIncreasingOrder(first, second) }

    @inlinable
    func sort(_ values: inout [PositionedValue<Value>], isDescending: Bool) {
        values.sort { first, second in
            isDescending
                ? areInIncreasingOrder(second.value, first.value) : areInIncreasingOrder(first.value, second.value)
        }
    }
}

extension Array {
    /// Returns whether a key sorts by a value that's isolated to the main actor.
    func areIsolated<Root>() -> Bool where Element == SortKey<Root> { contains { $0.isIsolated } }

    /// Traps if a key sorts by a value that's isolated to the main actor, and the caller is on another thread.
    @usableFromInline
    func requireMainThread<Root>() where Element == SortKey<Root> {
        if !areIsolated() || MainThread.isCurrent { return }
        fatalError(
            "Elements of \(Root.self) were sorted on a thread other than the main thread, by a property that is "
                + "isolated to the main actor"
        )
    }

    /// Sorts positions by comparing the elements at these positions with all keys of this array. Positions of equal
    /// elements keep their order.
    @usableFromInline
    func sorted<Root>(_ positions: [UInt32], of elements: UnsafeBufferPointer<Root>) -> [UInt32]
    where Element == SortKey<Root> {
        self[...].sorted(positions[...], of: elements)
    }
}

extension ArraySlice {
    /// Sorts by the first key, and then sorts each run of equal elements by the other keys.
    fileprivate func sorted<Root>(_ positions: ArraySlice<UInt32>, of elements: UnsafeBufferPointer<Root>) -> [UInt32]
    where Element == SortKey<Root> {
        guard let key = first, positions.count > 1 else { return Array<UInt32>(positions) }
        let sorted = key.order.sort(elements, positions, key.direction == .descending)
        let rest = dropFirst()
        if rest.isEmpty { return sorted.positions }
        var result: [UInt32] = []
        result.reserveCapacity(positions.count)
        var start = 0
        for end in sorted.runEnds + [positions.count] {
            let run = sorted.positions[start..<end]
            if run.count == 1 { result += run } else { result += rest.sorted(run, of: elements) }
            start = end
        }
        return result
    }
}

extension UnsafeBufferPointer {
    /// Returns the elements at distinct positions, in the order of the positions.
    ///
    /// The elements are copied in the order in which the buffer contains them. Copying an element retains its objects,
    /// and the objects of adjacent elements are often close together in memory.
    @inlinable
    func elements(at positions: [UInt32]) -> [Element] {
        // For an empty array, `init(unsafeUninitializedCapacity:)` writes to the storage that all empty arrays share,
        // which is a data race.
        if positions.isEmpty { return [] }
        var places = [UInt32](repeating: .max, count: count)
        for place in positions.indices { places[Int(positions[place])] = UInt32(place) }
        return Array(unsafeUninitializedCapacity: positions.count) { result, resultCount in
            guard let start = result.baseAddress, let source = baseAddress else { return }
            for position in places.indices where places[position] != .max {
                (start + Int(places[position])).initialize(from: source + position, count: 1)
            }
            resultCount = positions.count
        }
    }
}
