import Combine

/// Runs the body of a C callback on the main actor. Traps on any other thread, with the name of the C function type in
/// the message.
@_spi(Binding)
public func assumeMainThread<Result>(in function: StaticString, _ body: @MainActor () -> Result) -> Result {
    MainThread.assume(function: function, body)
}
