// Operators whose result is known without a subscription. Their closures run immediately, and only once.

extension Publishers.Sequence {
    /// Publishes whether all elements satisfy a condition.
    @inlinable
    public func allSatisfy(_ predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.allSatisfy(predicate))
    }

    /// Publishes whether all elements satisfy a condition. Fails with the error that the closure throws.
    @inlinable
    public func tryAllSatisfy(_ predicate: (Elements.Element) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try sequence.allSatisfy(predicate) })
    }

    /// Publishes the elements as one array.
    @inlinable
    public func collect() -> Result<[Elements.Element], Failure>.Publisher {
        .init(Array(sequence))
    }

    /// Transforms each element with a closure, and drops `nil` results.
    @inlinable
    public func compactMap<T>(_ transform: (Elements.Element) -> T?) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.compactMap(transform))
    }

    /// Publishes whether an element satisfies a condition.
    @inlinable
    public func contains(where predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.contains(where: predicate))
    }

    /// Publishes whether an element satisfies a condition. Fails with the error that the closure throws.
    @inlinable
    public func tryContains(where predicate: (Elements.Element) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try sequence.contains(where: predicate) })
    }

    /// Drops elements until one doesn't satisfy a condition, and publishes that element and the rest.
    @inlinable
    public func drop(while predicate: (Elements.Element) -> Bool)
        -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
    {
        .init(sequence: sequence.drop(while: predicate))
    }

    /// Drops the first elements, and publishes the rest.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        .init(sequence: sequence.dropFirst(count))
    }

    /// Publishes the elements that satisfy a condition.
    @inlinable
    public func filter(_ isIncluded: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure> {
        .init(sequence: sequence.filter(isIncluded))
    }

    /// Publishes nothing, and finishes.
    @inlinable
    public func ignoreOutput() -> Empty<Elements.Element, Failure> {
        .init()
    }

    /// Transforms each element with a closure.
    @inlinable
    public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.map(transform))
    }

    /// Publishes at most the first `maxLength` elements.
    @inlinable
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        .init(sequence: sequence.prefix(maxLength))
    }

    /// Publishes elements until one doesn't satisfy a condition.
    @inlinable
    public func prefix(while predicate: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure>
    {
        .init(sequence: sequence.prefix(while: predicate))
    }

    /// Reduces all elements to one value.
    @inlinable
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Elements.Element) -> T
    ) -> Result<T, Failure>.Publisher {
        .init(sequence.reduce(initialResult, nextPartialResult))
    }

    /// Reduces all elements to one value. Fails with the error that the closure throws.
    @inlinable
    public func tryReduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Elements.Element) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try sequence.reduce(initialResult, nextPartialResult) })
    }

    /// Replaces each nil with a value.
    @inlinable
    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T?], Failure> where Elements.Element == T? {
        .init(sequence: sequence.map { $0 ?? output })
    }

    /// Publishes a running result, such as a sum.
    @inlinable
    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Elements.Element) -> T
    ) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        return map { element in
            result = nextPartialResult(result, element)
            return result
        }
    }

    /// Gives this publisher another failure type.
    @inlinable
    public func setFailureType<E>(to error: E.Type) -> Publishers.Sequence<Elements, E> where E: Error {
        .init(sequence: sequence)
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Drops elements equal to the previous one.
    @inlinable
    public func removeDuplicates() -> Publishers.Sequence<[Elements.Element], Failure> {
        var last: Elements.Element?
        return filter { element in
            defer { last = element }
            return last != element
        }
    }

    /// Publishes whether an element equals a value.
    @inlinable
    public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
        .init(sequence.contains(output))
    }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
    /// Publishes the least element.
    @inlinable
    public func min() -> Optional<Elements.Element>.Publisher {
        .init(sequence.min())
    }

    /// Publishes the greatest element.
    @inlinable
    public func max() -> Optional<Elements.Element>.Publisher {
        .init(sequence.max())
    }
}

extension Publishers.Sequence where Failure == Never {
    /// Publishes the first element that satisfies a condition.
    @inlinable
    public func first(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
        .init(sequence.first(where: predicate))
    }

    /// Publishes the least element in an order.
    @inlinable
    public func min(by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool)
        -> Optional<Elements.Element>.Publisher
    {
        .init(sequence.min(by: areInIncreasingOrder))
    }

    /// Publishes the greatest element in an order.
    @inlinable
    public func max(by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool)
        -> Optional<Elements.Element>.Publisher
    {
        .init(sequence.max(by: areInIncreasingOrder))
    }
}

extension Publishers.Sequence where Elements: Collection {
    /// Publishes the number of elements.
    @inlinable
    public func count() -> Result<Int, Failure>.Publisher {
        .init(sequence.count)
    }

    /// Publishes the elements whose positions are in a range.
    @inlinable
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure> {
        .init(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// Publishes the first element.
    @inlinable
    public func first() -> Optional<Elements.Element>.Publisher {
        .init(sequence.first)
    }

    /// Publishes the element at an index, if there is one.
    @inlinable
    public func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
        .init(sequence.indices.contains(index) ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// Publishes the last element.
    @inlinable
    public func last() -> Optional<Elements.Element>.Publisher {
        .init(sequence.last)
    }

    /// Publishes the last element that satisfies a condition.
    @inlinable
    public func last(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
        .init(sequence.last(where: predicate))
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
    /// Publishes the number of elements.
    @inlinable
    public func count() -> Result<Int, Failure>.Publisher {
        .init(sequence.count)
    }

    /// Publishes the elements whose positions are in a range.
    @inlinable
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure> {
        .init(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
    /// Publishes the number of elements.
    @inlinable
    public func count() -> Just<Int> {
        .init(sequence.count)
    }

    /// Publishes the element at an index, if there is one.
    @inlinable
    public func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
        .init(sequence.indices.contains(index) ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Publishes other elements, then the elements of this sequence.
    @inlinable
    public func prepend(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
        prepend(elements)
    }

    /// Publishes the elements of another sequence, then those of this one.
    @inlinable
    public func prepend<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S: Sequence, Elements.Element == S.Element {
        .init(sequence: elements + sequence)
    }

    /// Publishes another publisher's elements, then those of this sequence.
    @inlinable
    public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
        .init(sequence: publisher.sequence + sequence)
    }

    /// Publishes the elements of this sequence, then other elements.
    @inlinable
    public func append(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
        append(elements)
    }

    /// Publishes the elements of this sequence, then those of another sequence.
    @inlinable
    public func append<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S: Sequence, Elements.Element == S.Element {
        .init(sequence: sequence + elements)
    }

    /// Publishes the elements of this sequence, then another publisher's elements.
    @inlinable
    public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
        .init(sequence: sequence + publisher.sequence)
    }
}
