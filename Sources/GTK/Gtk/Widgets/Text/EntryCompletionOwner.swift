extension EntryCompletion {
    /// Traps if the completion already belongs to an entry. GTK would share the completion between two entries, and
    /// crash when the first entry is freed.
    func requireNoEntry(_ what: StaticString) {
        if let entry { fatalError("\(what): \(self) already completes \(entry). Create a completion for each entry.") }
    }
}
