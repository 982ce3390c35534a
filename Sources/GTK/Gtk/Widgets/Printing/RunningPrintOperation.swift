import CGtk

extension PrintOperation {
    /// Traps if the operation isn't printing or previewing, because there are no pages in this case.
    func requireRunning(_ function: StaticString) {
        switch status {
        case .initial, .finished, .finishedAborted: fatalError("\(function) requires an operation that is in progress")
        default: break
        }
    }
}
