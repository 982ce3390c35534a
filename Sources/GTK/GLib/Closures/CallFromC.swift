import Combine

/// Runs a C callback's work on the main actor. Traps, naming the C function type, on another thread than the main one.
@_spi(Binding)
public func assumeMainThread<Result>(in function: StaticString, _ body: @MainActor () -> Result) -> Result {
    MainThread.assume(function: function, body)
}
