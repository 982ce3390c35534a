import Foundation

/// The functions that the shared objects of a library export. Its headers may declare functions that it doesn't contain.
struct LibrarySymbols {
    /// The names of the shared objects, for example `libadwaita-1.so.0`.
    let libraries: [String]
    /// The names of the library and its dependencies in `pkg-config`.
    let packages: [String]

    /// Returns the functions that no shared object exports. If a shared object can't be loaded, the set is empty.
    func missing(of functions: [String]) -> Set<String> {
        let handles = libraries.compactMap(open)
        defer { for handle in handles { dlclose(handle) } }
        if handles.isEmpty || handles.count < libraries.count { return [] }
        return Set(functions.filter { function in !handles.contains { dlsym($0, function) != nil } })
    }

    /// Opens a shared object in the loader's search path or in the library folders of the packages.
    private func open(_ library: String) -> UnsafeMutableRawPointer? {
        if let handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL) { return handle }
        for package in packages {
            let directory = ProgramOutput.text(of: ["pkg-config", "--variable=libdir", package]) ?? ""
            let path = directory.trimmingCharacters(in: .whitespacesAndNewlines) + "/" + library
            if let handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL) { return handle }
        }
        return nil
    }
}
