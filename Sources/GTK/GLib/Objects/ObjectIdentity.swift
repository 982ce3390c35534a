// Objects are equal if they are identical, unless their class overrides `isEqual(to:)`.
extension Object: Hashable {
    public nonisolated static func == (left: Object, right: Object) -> Bool {
        left === right || left.isEqual(to: right)
    }
}
