import Foundation

/// The test classes of an executable.
struct TestList {
    /// A test class.
    struct Class {
        /// The name, including the module, with which XCTest selects the class.
        let name: String
        /// The number of tests in the class.
        var count: Int

        /// A Boolean value that indicates whether the tests use libadwaita, which changes the styles and settings of
        /// the process.
        var usesAdwaita: Bool { name.contains("Adw") || name.hasPrefix("EveryTypeTests.") }

        /// The position in the sort order. The tests of the generator take longest, so they run first. If they ran
        /// last, the other processes would have to wait for them.
        fileprivate var order: Int { name.hasPrefix("Girgen") ? 0 : usesAdwaita ? 1 : 2 }
    }

    /// The classes in the order in which they run.
    private(set) var classes: [Class] = []

    /// Reads the list of tests by running an executable.
    init(of executable: URL, folder: URL) throws {
        let output = folder.appendingPathComponent("list")
        try Data().write(to: output)
        let process = Process()
        process.executableURL = executable
        process.arguments = ["--list-tests"]
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        for line in try String(contentsOf: output, encoding: .utf8).split(separator: "\n") {
            guard let slash = line.firstIndex(of: "/") else { continue }
            let name = String(line[..<slash])
            if classes.last?.name == name {
                classes[classes.count - 1].count += 1
            } else {
                classes.append(Class(name: name, count: 1))
            }
        }
        classes.sort { $0.order < $1.order }
    }
}
