import CGtk

extension PrintOperation {
    /// Traps if nothing is being printed or previewed, because there are no pages then.
    func requireRunning(_ function: StaticString) {
        switch status {
        case .initial, .finished, .finishedAborted: fatalError("\(function) requires an operation that is in progress")
        default: break
        }
    }
}
