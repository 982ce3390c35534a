import Combine

/// Runs the work of a C callback on the main actor. Traps on any other thread, with the name of the C function type.
@_spi(Binding)
public func assumeMainThread<Result>(in function: StaticString, _ body: @MainActor () -> Result) -> Result {
    MainThread.assume(function: function, body)
}
