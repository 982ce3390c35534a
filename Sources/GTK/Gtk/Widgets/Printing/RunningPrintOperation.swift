import CGtk

extension PrintOperation {
    /// Traps, with the name of the C function, if nothing is being printed or previewed, because there are no pages.
    func requireRunning(_ function: StaticString) {
        switch status {
        case .initial, .finished, .finishedAborted: fatalError("\(function) requires an operation that is in progress")
        default: break
        }
    }
}
