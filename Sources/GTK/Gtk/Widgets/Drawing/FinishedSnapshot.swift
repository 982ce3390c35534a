@_spi(Binding) import Gsk

extension Snapshot {
    /// Traps if the snapshot was already converted to a render node or a paintable.
    func requireUnfinished(_ function: StaticString) {
        if isFinished {
            fatalError("\(function): the snapshot was already converted to a node or a paintable. Create a new one.")
        }
    }
}
