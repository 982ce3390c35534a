@_spi(Binding) import Gsk

extension Snapshot {
    /// Traps if the snapshot was converted to a node or a picture.
    func requireUnfinished(_ function: StaticString) {
        if isFinished {
            fatalError("\(function): the snapshot was already converted to a node or a picture. Create a new one.")
        }
    }
}
