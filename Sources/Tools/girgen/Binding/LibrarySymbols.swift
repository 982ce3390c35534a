import Foundation

/// The functions that a library's shared objects export. Headers may declare functions that the built library doesn't
/// contain.
struct LibrarySymbols {
    /// The shared objects by their names, such as `libadwaita-1.so.0`.
    let libraries: [String]
    /// The names by which `pkg-config` knows the library and its dependencies.
    let packages: [String]

    /// Returns the functions that no shared object exports, or an empty set if a shared object can't be loaded.
    func missing(of functions: [String]) -> Set<String> {
        let handles = libraries.compactMap(open)
        defer { for handle in handles { dlclose(handle) } }
        if handles.isEmpty || handles.count < libraries.count { return [] }
        return Set(functions.filter { function in !handles.contains { dlsym($0, function) != nil } })
    }

    /// Opens a shared object from the search path of the loader, or from the library folders of the packages.
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
