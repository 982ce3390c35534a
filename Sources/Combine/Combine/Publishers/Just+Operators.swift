// These operators compute their result immediately, before any subscriber subscribes. Their closures therefore run only
// once.

extension Just {
    /// Publishes a Boolean value that indicates whether the value satisfies a condition.
    @inlinable
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }

    /// Publishes a Boolean value that indicates whether the value satisfies a condition. Fails if the closure throws an
    /// error.
    @inlinable
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Publishes the value in an array.
    @inlinable
    public func collect() -> Just<[Output]> { .init([output]) }

    /// Transforms the value with a closure. Publishes nothing if the result is nil.
    @inlinable
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(transform(output)) }

    /// Publishes the given elements, then the value.
    @inlinable
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Failure> { prepend(elements) }

    /// Publishes the elements of a sequence, then the value.
    @inlinable
    public func prepend<S>(_ elements: S) -> Publishers.Sequence<[Output], Failure>
    where Output == S.Element, S: Sequence {
        .init(sequence: elements + [output])
    }

    /// Publishes the value, then the given elements.
    @inlinable
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Failure> { append(elements) }

    /// Publishes the value, then the elements of a sequence.
    @inlinable
    public func append<S>(_ elements: S) -> Publishers.Sequence<[Output], Failure>
    where Output == S.Element, S: Sequence {
        .init(sequence: [output] + elements)
    }

    /// Publishes a Boolean value that indicates whether the value satisfies a condition.
    @inlinable
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }

    /// Publishes a Boolean value that indicates whether the value satisfies a condition. Fails if the closure throws an
    /// error.
    @inlinable
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Publishes 1, the number of values.
    @inlinable
    public func count() -> Just<Int> { .init(1) }

    /// Publishes the value if `count` is zero.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        if count < 0 { fatalError("Just.dropFirst: expected a count of at least 0, found \(count)") }
        return .init(count == 0 ? output : nil)
    }

    /// Publishes the value unless it satisfies a condition.
    @inlinable
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(predicate(output) ? nil : output)
    }

    /// Publishes the value. The operator has no effect, because there is only one value.
    @inlinable
    public func first() -> Just<Output> { self }

    /// Publishes the value if it satisfies a condition.
    @inlinable
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Publishes the value. The operator has no effect, because there is only one value.
    @inlinable
    public func last() -> Just<Output> { self }

    /// Publishes the value if it satisfies a condition.
    @inlinable
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Publishes the value if it satisfies a condition.
    @inlinable
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(isIncluded(output) ? output : nil)
    }

    /// Finishes without publishing a value.
    @inlinable
    public func ignoreOutput() -> Empty<Output, Failure> { .init() }

    /// Transforms the value with a closure.
    @inlinable
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { .init(transform(output)) }

    /// Transforms the value with a closure. Fails if the closure throws an error.
    @inlinable
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result { try transform(output) })
    }

    /// Publishes the value with a different failure type. The closure isn't called, because this publisher can't fail.
    @inlinable
    public func mapError<E>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher where E: Error { .init(output) }

    /// Publishes the value. The closure isn't called, because there is only one value.
    @inlinable
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Publishes the value. The closure isn't called, because there is only one value.
    @inlinable
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Publishes the value if `index` is zero.
    @inlinable
    public func output(at index: Int) -> Optional<Output>.Publisher {
        if index < 0 { fatalError("Just.output: expected a position of at least 0, found \(index)") }
        return .init(index == 0 ? output : nil)
    }

    /// Publishes the value if the range begins at zero. As in Apple's Combine, this includes an empty range.
    @inlinable
    public func output<R>(in range: R) -> Optional<Output>.Publisher where R: RangeExpression, R.Bound == Int {
        .init(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
    }

    /// Publishes the value unless `maxLength` is zero.
    @inlinable
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        if maxLength < 0 { fatalError("Just.prefix: expected a length of at least 0, found \(maxLength)") }
        return .init(maxLength > 0 ? output : nil)
    }

    /// Publishes the value if it satisfies a condition.
    @inlinable
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Passes an initial result and the value to a closure, and publishes the closure's result.
    @inlinable
    public func reduce<Accumulator>(
        _ initialResult: Accumulator,
        _ nextPartialResult: (Accumulator, Output) -> Accumulator
    ) -> Result<Accumulator, Failure>.Publisher {
        .init(nextPartialResult(initialResult, output))
    }

    /// Passes an initial result and the value to a closure, and publishes the closure's result. Fails if the closure
    /// throws an error.
    @inlinable
    public func tryReduce<Accumulator>(
        _ initialResult: Accumulator,
        _ nextPartialResult: (Accumulator, Output) throws -> Accumulator
    ) -> Result<Accumulator, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// Passes an initial result and the value to a closure, and publishes the closure's result.
    @inlinable
    public func scan<ElementOfResult>(
        _ initialResult: ElementOfResult,
        _ nextPartialResult: (ElementOfResult, Output) -> ElementOfResult
    ) -> Result<ElementOfResult, Failure>.Publisher {
        .init(nextPartialResult(initialResult, output))
    }

    /// Passes an initial result and the value to a closure, and publishes the closure's result. Fails if the closure
    /// throws an error.
    @inlinable
    public func tryScan<ElementOfResult>(
        _ initialResult: ElementOfResult,
        _ nextPartialResult: (ElementOfResult, Output) throws -> ElementOfResult
    ) -> Result<ElementOfResult, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// Publishes the value. The closure isn't called, because there is only one value.
    @inlinable
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Publishes the value. The closure is called once, with the value as both arguments. Fails if the closure throws
    /// an error.
    @inlinable
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMap { value in
            _ = try predicate(value, value)
            return value
        }
    }

    /// Publishes the value. The operator has no effect, because this publisher can't fail.
    @inlinable
    public func replaceError(with output: Output) -> Just<Output> { self }

    /// Publishes the value. The operator has no effect, because this publisher isn't empty.
    @inlinable
    public func replaceEmpty(with output: Output) -> Just<Output> { self }

    /// Publishes the value. The operator has no effect, because this publisher can't fail.
    @inlinable
    public func retry(_ times: Int) -> Just<Output> { self }

    /// Changes the failure type of this publisher, which never fails.
    @inlinable
    public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
        .init(output)
    }
}

extension Just where Output: Equatable {
    /// Publishes a Boolean value that indicates whether the value equals `output`.
    @inlinable
    public func contains(_ output: Output) -> Just<Bool> { .init(self.output == output) }

    /// Publishes the value. The operator has no effect, because there is only one value.
    @inlinable
    public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
    /// Publishes the value. The operator has no effect, because there is only one value.
    @inlinable
    public func max() -> Just<Output> { self }

    /// Publishes the value. The operator has no effect, because there is only one value.
    @inlinable
    public func min() -> Just<Output> { self }
}
