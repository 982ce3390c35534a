/// A file to write, with its path relative to the folder of the modules.
package struct GeneratedFile {
    /// The folder of girgen, relative to the folder of the modules.
    package static let tool = "../Tools/girgen"
    /// The coverage report of the package, relative to the folder of the modules.
    package static let coverage = "\(tool)/Coverage.md"
    /// The folder of the tables that tests of all types use, relative to the folder of the modules.
    package static let typeTables = "../../Tests/GTK/EveryTypeTests/Generated"
    /// The folder of the tables that tests of the traits use, relative to the folder of the modules.
    package static let newerTables = "../../Tests/GTK/EveryTypeTests/Newer"

    package let path: String
    package let text: String

    package init(path: String, text: String) { (self.path, self.text) = (path, text) }
}
