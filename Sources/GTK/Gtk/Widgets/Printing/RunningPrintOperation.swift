import CGtk

extension PrintOperation {
    /// Traps, naming the C function, where nothing is printed or previewed, and so there are no pages.
    func requireRunning(_ function: StaticString) {
        switch status {
        case .initial, .finished, .finishedAborted: fatalError("\(function) requires an operation that is in progress")
        default: break
        }
    }
}
