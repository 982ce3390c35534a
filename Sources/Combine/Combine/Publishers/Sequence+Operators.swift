// These operators compute their result immediately, before any subscriber subscribes. Their closures therefore run only
// once.

extension Publishers.Sequence {
    /// Publishes a Boolean value that indicates whether all elements satisfy a condition.
    @inlinable
    public func allSatisfy(_ predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.allSatisfy(predicate))
    }

    /// Publishes a Boolean value that indicates whether all elements satisfy a condition. Fails if the closure throws
    /// an error.
    @inlinable
    public func tryAllSatisfy(_ predicate: (Elements.Element) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try sequence.allSatisfy(predicate) })
    }

    /// Publishes the elements as one array.
    @inlinable
    public func collect() -> Result<[Elements.Element], Failure>.Publisher { .init(Array(sequence)) }

    /// Transforms each element with a closure, and drops nil results.
    @inlinable
    public func compactMap<T>(_ transform: (Elements.Element) -> T?) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.compactMap(transform))
    }

    /// Publishes a Boolean value that indicates whether any element satisfies a condition.
    @inlinable
    public func contains(where predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.contains(where: predicate))
    }

    /// Publishes a Boolean value that indicates whether any element satisfies a condition. Fails if the closure throws
    /// an error.
    @inlinable
    public func tryContains(where predicate: (Elements.Element) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try sequence.contains(where: predicate) })
    }

    /// Drops elements while they satisfy a condition, and publishes the rest.
    @inlinable
    public func drop(while predicate: (Elements.Element) -> Bool)
        -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
    {
        .init(sequence: sequence.drop(while: predicate))
    }

    /// Drops the given number of elements, one by default, and publishes the rest.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        .init(sequence: sequence.dropFirst(count))
    }

    /// Publishes the elements that satisfy a condition.
    @inlinable
    public func filter(_ isIncluded: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure> {
        .init(sequence: sequence.filter(isIncluded))
    }

    /// Finishes without publishing a value.
    @inlinable
    public func ignoreOutput() -> Empty<Elements.Element, Failure> { .init() }

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

    /// Publishes elements while they satisfy a condition.
    @inlinable
    public func prefix(while predicate: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure>
    {
        .init(sequence: sequence.prefix(while: predicate))
    }

    /// Combines all elements into one result with a closure.
    @inlinable
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Elements.Element) -> T
    ) -> Result<T, Failure>.Publisher {
        .init(sequence.reduce(initialResult, nextPartialResult))
    }

    /// Combines all elements into one result with a closure. Fails if the closure throws an error.
    @inlinable
    public func tryReduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Elements.Element) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try sequence.reduce(initialResult, nextPartialResult) })
    }

    /// Replaces each nil element with the given value.
    @inlinable
    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T?], Failure> where Elements.Element == T? {
        .init(sequence: sequence.map { $0 ?? output })
    }

    /// Publishes the current result, such as a sum, after each element.
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

    /// Changes the failure type of this publisher.
    @inlinable
    public func setFailureType<E>(to error: E.Type) -> Publishers.Sequence<Elements, E> where E: Error {
        .init(sequence: sequence)
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Drops each element that equals the previous element.
    @inlinable
    public func removeDuplicates() -> Publishers.Sequence<[Elements.Element], Failure> {
        var last: Elements.Element?
        return filter { element in
            defer { last = element }
            return last != element
        }
    }

    /// Publishes a Boolean value that indicates whether any element equals `output`.
    @inlinable
    public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
        .init(sequence.contains(output))
    }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
    /// Publishes the minimum element.
    @inlinable
    public func min() -> Optional<Elements.Element>.Publisher { .init(sequence.min()) }

    /// Publishes the maximum element.
    @inlinable
    public func max() -> Optional<Elements.Element>.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Failure == Never {
    /// Publishes the first element that satisfies a condition.
    @inlinable
    public func first(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
        .init(sequence.first(where: predicate))
    }

    /// Publishes the minimum element, in the order that a closure defines.
    @inlinable
    public func min(by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool)
        -> Optional<Elements.Element>.Publisher
    {
        .init(sequence.min(by: areInIncreasingOrder))
    }

    /// Publishes the maximum element, in the order that a closure defines.
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
    public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }

    /// Publishes the elements in a range of indices.
    @inlinable
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure> {
        .init(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// Publishes the first element.
    @inlinable
    public func first() -> Optional<Elements.Element>.Publisher { .init(sequence.first) }

    /// Publishes the element at the given index, if the index is valid.
    @inlinable
    public func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
        .init(sequence.indices.contains(index) ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// Publishes the last element.
    @inlinable
    public func last() -> Optional<Elements.Element>.Publisher { .init(sequence.last) }

    /// Publishes the last element that satisfies a condition.
    @inlinable
    public func last(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
        .init(sequence.last(where: predicate))
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
    /// Publishes the number of elements.
    @inlinable
    public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }

    /// Publishes the elements in a range of indices.
    @inlinable
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure> {
        .init(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
    /// Publishes the number of elements.
    @inlinable
    public func count() -> Just<Int> { .init(sequence.count) }

    /// Publishes the element at the given index, if the index is valid.
    @inlinable
    public func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
        .init(sequence.indices.contains(index) ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Publishes the given elements, then the elements of this sequence.
    @inlinable
    public func prepend(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> { prepend(elements) }

    /// Publishes the elements of another sequence, then the elements of this sequence.
    @inlinable
    public func prepend<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S: Sequence, Elements.Element == S.Element {
        .init(sequence: elements + sequence)
    }

    /// Publishes the elements of another sequence publisher, then the elements of this sequence.
    @inlinable
    public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
        .init(sequence: publisher.sequence + sequence)
    }

    /// Publishes the elements of this sequence, then the given elements.
    @inlinable
    public func append(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> { append(elements) }

    /// Publishes the elements of this sequence, then the elements of another sequence.
    @inlinable
    public func append<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S: Sequence, Elements.Element == S.Element {
        .init(sequence: sequence + elements)
    }

    /// Publishes the elements of this sequence, then the elements of another sequence publisher.
    @inlinable
    public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
        .init(sequence: sequence + publisher.sequence)
    }
}
