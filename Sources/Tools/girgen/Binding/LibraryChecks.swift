import Foundation

/// What another package's library asks for that this one's modules have to have.
struct LibraryChecks {
    let files: GIRFiles
    /// The GIR files that modules are written from, this package's and the other's: `Gtk-4.0`.
    let written: [String]

    /// Throws where a library is built on what is not there, or on another version of it.
    ///
    /// - Returns: the files that it is built on and nobody binds, so that members with their types are left out.
    func unbound(by namespace: GIRNamespace) throws -> [String] {
        let own = "\(namespace.name)-\(namespace.version)"
        var unbound: [String] = []
        for (name, version) in namespace.includedVersions.sorted(by: { $0.key < $1.key }) {
            let file = "\(name)-\(version)"
            if written.contains(file) { continue }
            if let other = written.first(where: { $0.prefix { $0 != "-" } == name }) {
                let reason = "is built on \(file), this package on \(other): it wants a version of \(own) for \(other)"
                throw GIRError(file: namespace.file, reason: reason)
            }
            if files.path(of: file) == nil { _ = try files.read(file, for: own) }
            unbound.append(file)
        }
        for compound in namespace.compounds where compound.kind == .class {
            guard let parent = compound.parent, let dot = parent.firstIndex(of: ".") else { continue }
            let home = parent[..<dot]
            guard let file = unbound.first(where: { $0.prefix { $0 != "-" } == home }) else { continue }
            let reason = "\(namespace.name).\(compound.info.name) derives from \(parent): bind \(file) before \(own)"
            throw GIRError(file: namespace.file, reason: reason)
        }
        return unbound
    }
}
