import Combine

/// Runs the body of a C callback on the main actor. Traps on any thread other than the main thread. The message
/// contains the name of the C function type.
@_spi(Binding)
public func assumeMainThread<Result>(in function: StaticString, _ body: @MainActor () -> Result) -> Result {
    MainThread.assume(function: function, body)
}
