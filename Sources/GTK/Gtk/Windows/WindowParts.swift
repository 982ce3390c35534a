@_spi(Binding) import Gsk

extension Window {
    /// Traps if the window was torn down. The C widgets in it no longer exist in this case.
    @_spi(Binding)
    public func requireParts(_ function: StaticString) {
        if isTornDown { fatalError("\(function): \(self) was closed and can't be used anymore. Create a new one.") }
    }
}
