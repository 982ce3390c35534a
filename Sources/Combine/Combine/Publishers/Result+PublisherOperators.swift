// These operators compute their result immediately, before any subscriber subscribes. Their closures therefore run only
// once.

extension Result.Publisher {
    /// Publishes a Boolean value that indicates whether the value satisfies a condition.
    @inlinable
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(result.map(predicate))
    }

    /// Publishes a Boolean value that indicates whether the value satisfies a condition. Fails if the closure throws an
    /// error.
    @inlinable
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Publishes a Boolean value that indicates whether the value satisfies a condition.
    @inlinable
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(result.map(predicate))
    }

    /// Publishes a Boolean value that indicates whether the value satisfies a condition. Fails if the closure throws an
    /// error.
    @inlinable
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Publishes the value in an array.
    @inlinable
    public func collect() -> Result<[Output], Failure>.Publisher { .init(result.map { [$0] }) }

    /// Publishes 1, the number of values.
    @inlinable
    public func count() -> Result<Int, Failure>.Publisher { .init(result.map { _ in 1 }) }

    /// Publishes the value. The operator has no effect, because there is at most one value.
    @inlinable
    public func first() -> Result<Output, Failure>.Publisher { self }

    /// Publishes the value. The operator has no effect, because there is at most one value.
    @inlinable
    public func last() -> Result<Output, Failure>.Publisher { self }

    /// Finishes without publishing a value.
    @inlinable
    public func ignoreOutput() -> Empty<Output, Failure> { .init() }

    /// Transforms the value with a closure.
    @inlinable
    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher { .init(result.map(transform)) }

    /// Transforms the value with a closure. Fails if the closure throws an error.
    @inlinable
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result<T, any Error> { try transform(result.get()) })
    }

    /// Transforms the failure with a closure, into an error of another type.
    @inlinable
    public func mapError<E>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher where E: Error {
        .init(result.mapError(transform))
    }

    /// Publishes the value. The closure isn't called, because there is at most one value.
    @inlinable
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

    /// Publishes the value. The closure isn't called, because there is at most one value.
    @inlinable
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

    /// Publishes the value. The closure is called once, with the value as both arguments. Fails if the closure throws
    /// an error.
    @inlinable
    public func tryMax(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryRemoveDuplicates(by: areInIncreasingOrder)
    }

    /// Publishes the value. The closure is called once, with the value as both arguments. Fails if the closure throws
    /// an error.
    @inlinable
    public func tryMin(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryRemoveDuplicates(by: areInIncreasingOrder)
    }

    /// Passes an initial result and the value to a closure, and publishes the closure's result.
    @inlinable
    public func reduce<Accumulator>(
        _ initialResult: Accumulator,
        _ nextPartialResult: (Accumulator, Output) -> Accumulator
    ) -> Result<Accumulator, Failure>.Publisher {
        .init(result.map { nextPartialResult(initialResult, $0) })
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
        .init(result.map { nextPartialResult(initialResult, $0) })
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

    /// Publishes the value. The closure isn't called, because there is at most one value.
    @inlinable
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

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

    /// Publishes the value, or the given replacement if the result is a failure.
    @inlinable
    public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
        switch result {
        case .success(let value): .init(value)
        case .failure: .init(output)
        }
    }

    /// Publishes the value. The operator has no effect, because this publisher never finishes without a value.
    @inlinable
    public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }

    /// Publishes this result. The operator has no effect, because the result is already known.
    @inlinable
    public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Equatable {
    /// Publishes a Boolean value that indicates whether the value equals `output`.
    @inlinable
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { .init(result.map { $0 == output }) }

    /// Publishes the value. The operator has no effect, because there is at most one value.
    @inlinable
    public func removeDuplicates() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
    /// Publishes the value. The operator has no effect, because there is at most one value.
    @inlinable
    public func max() -> Result<Output, Failure>.Publisher { self }

    /// Publishes the value. The operator has no effect, because there is at most one value.
    @inlinable
    public func min() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
    /// Changes the failure type of this publisher, which never fails.
    @inlinable
    public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
        switch result {
        case .success(let output): .init(output)
        }
    }
}
