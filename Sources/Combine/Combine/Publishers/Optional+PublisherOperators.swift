// These operators compute their result immediately, before any subscriber subscribes. Their closures therefore run only
// once.

extension Optional.Publisher {
    /// Publishes a Boolean value that indicates whether the value satisfies a condition. Publishes nothing if there is
    /// no value.
    @inlinable
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { .init(output.map(predicate)) }

    /// Publishes the value in an array. The array is empty if there is no value.
    @inlinable
    public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }

    /// Transforms the value with a closure. Publishes nothing if the result is nil.
    @inlinable
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(output.flatMap(transform)) }

    /// Publishes 1 if there is a value.
    @inlinable
    public func count() -> Optional<Int>.Publisher { .init(output.map { _ in 1 }) }

    /// Publishes the value if `count` is zero.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        if count < 0 { fatalError("Optional.Publisher.dropFirst: expected a count of at least 0, found \(count)") }
        return .init(count == 0 ? output : nil)
    }

    /// Publishes the value unless it satisfies a condition.
    @inlinable
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(output.flatMap { predicate($0) ? nil : $0 })
    }

    /// Publishes the value. The operator has no effect, because there is at most one value.
    @inlinable
    public func first() -> Optional<Output>.Publisher { self }

    /// Publishes the value if it satisfies a condition.
    @inlinable
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Publishes the value if it satisfies a condition.
    @inlinable
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Publishes the value if it satisfies a condition.
    @inlinable
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(output.flatMap { isIncluded($0) ? $0 : nil })
    }

    /// Finishes without publishing a value.
    @inlinable
    public func ignoreOutput() -> Empty<Output, Failure> { .init() }

    /// Publishes the value. The operator has no effect, because there is at most one value.
    @inlinable
    public func last() -> Optional<Output>.Publisher { self }

    /// Transforms the value with a closure.
    @inlinable
    public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }

    /// Publishes the value. The closure isn't called, because there is at most one value.
    @inlinable
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

    /// Publishes the value. The closure isn't called, because there is at most one value.
    @inlinable
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

    /// Publishes a Boolean value that indicates whether the value satisfies a condition. Publishes nothing if there is
    /// no value.
    @inlinable
    public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { .init(output.map(predicate)) }

    /// Publishes the value if `index` is zero.
    @inlinable
    public func output(at index: Int) -> Optional<Output>.Publisher {
        if index < 0 { fatalError("Optional.Publisher.output: expected a position of at least 0, found \(index)") }
        return .init(index == 0 ? output : nil)
    }

    /// Publishes the value if the range contains zero.
    @inlinable
    public func output<R>(in range: R) -> Optional<Output>.Publisher where R: RangeExpression, R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        if range.lowerBound < 0 {
            fatalError("Optional.Publisher.output: expected a position of at least 0, found \(range.lowerBound)")
        }
        return .init(range.contains(0) ? output : nil)
    }

    /// Publishes the value unless `maxLength` is zero.
    @inlinable
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        if maxLength < 0 {
            fatalError("Optional.Publisher.prefix: expected a length of at least 0, found \(maxLength)")
        }
        return .init(maxLength > 0 ? output : nil)
    }

    /// Publishes the value if it satisfies a condition.
    @inlinable
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Passes an initial result and the value to a closure, and publishes the closure's result. Publishes nothing if
    /// there is no value.
    @inlinable
    public func reduce<Accumulator>(
        _ initialResult: Accumulator,
        _ nextPartialResult: (Accumulator, Output) -> Accumulator
    ) -> Optional<Accumulator>.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) })
    }

    /// Passes an initial result and the value to a closure, and publishes the closure's result.
    @inlinable
    public func scan<ElementOfResult>(
        _ initialResult: ElementOfResult,
        _ nextPartialResult: (ElementOfResult, Output) -> ElementOfResult
    ) -> Optional<ElementOfResult>.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) })
    }

    /// Publishes the value. The closure isn't called, because there is at most one value.
    @inlinable
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

    /// Publishes the value. The operator has no effect, because this publisher can't fail.
    @inlinable
    public func replaceError(with output: Output) -> Optional<Output>.Publisher { self }

    /// Publishes the value, or the given value if the optional is nil.
    @inlinable
    public func replaceEmpty(with output: Output) -> Just<Output> { .init(self.output ?? output) }

    /// Publishes the value. The operator has no effect, because this publisher can't fail.
    @inlinable
    public func retry(_ times: Int) -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Equatable {
    /// Publishes a Boolean value that indicates whether the value equals `output`. Publishes nothing if there is no
    /// value.
    @inlinable
    public func contains(_ output: Output) -> Optional<Bool>.Publisher { .init(self.output.map { $0 == output }) }

    /// Publishes the value. The operator has no effect, because there is at most one value.
    @inlinable
    public func removeDuplicates() -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// Publishes the value. The operator has no effect, because there is at most one value.
    @inlinable
    public func max() -> Optional<Output>.Publisher { self }

    /// Publishes the value. The operator has no effect, because there is at most one value.
    @inlinable
    public func min() -> Optional<Output>.Publisher { self }
}
