// Objects are equal if they are the same one, as in GTK.
extension Object: Hashable {
    public nonisolated static func == (left: Object, right: Object) -> Bool {
        left === right
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
