import Foundation

extension TodoFile.Record {
    /// Merges the changes of this program and another program.
    ///
    /// If both programs changed the same property, the change of this program is kept. If one program deleted a todo
    /// and the other changed it, the todo is kept.
    ///
    /// - Parameters:
    ///   - ours: The todos with the changes of this program.
    ///   - theirs: The todos with the changes of the other program.
    ///   - base: The todos before both changes.
    static func merged(
        _ ours: [TodoFile.Record],
        _ theirs: [TodoFile.Record],
        base: [TodoFile.Record]
    ) -> [TodoFile.Record] {
        if theirs == base { return ours }
        if ours == base { return theirs }
        func index(_ records: [TodoFile.Record]) -> [UUID: TodoFile.Record] {
            Dictionary(records.map { ($0.id, $0) }) { first, _ in first }
        }
        let (ourIndex, theirIndex, baseIndex) = (index(ours), index(theirs), index(base))
        func merged(_ id: UUID) -> TodoFile.Record? {
            guard let old = baseIndex[id] else { return ourIndex[id] ?? theirIndex[id] }
            guard let our = ourIndex[id] else { return theirIndex[id] == old ? nil : theirIndex[id] }
            guard let their = theirIndex[id] else { return our == old ? nil : our }
            var record = our
            if our.title == old.title { record.title = their.title }
            if our.isDone == old.isDone { record.isDone = their.isDone }
            if our.notes == old.notes { record.notes = their.notes }
            return record
        }
        // Uses the order of this program if it moved todos. Otherwise, uses the order of the other program.
        let common = Set(base.map(\.id)).intersection(ours.map(\.id))
        let hasMoved = ours.map(\.id).filter(common.contains) != base.map(\.id).filter(common.contains)
        let (first, second) = hasMoved ? (ours, theirs) : (theirs, ours)
        var ids = first.map(\.id)
        let known = Set(ids)
        // Inserts each remaining todo before the todo that follows it in `second`.
        var next: UUID?
        for id in second.map(\.id).reversed() {
            if !known.contains(id) { ids.insert(id, at: next.flatMap { ids.firstIndex(of: $0) } ?? ids.endIndex) }
            next = id
        }
        return ids.compactMap(merged)
    }
}
