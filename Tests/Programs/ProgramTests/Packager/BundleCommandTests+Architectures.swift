import Foundation
import TestSupport
import XCTest

@testable import gtkpackager

// Tests of packages for other architectures, with tools that replace the compiler.
extension BundleCommandTests {
    #if arch(arm64)
    private var architecture: String { "amd64" }
    private var multiarch: String { "x86_64-linux-gnu" }
    #else
    private var architecture: String { "arm64" }
    private var multiarch: String { "aarch64-linux-gnu" }
    #endif

    /// Runs `bundle deb` with the tools in a folder, which take precedence over those of this machine.
    private func runDeb(_ arguments: [String], tools: URL) throws -> RunningProgram {
        let path = "\(tools.filePath):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin")"
        let command = ["bundle", "deb", "--package-path", package.filePath] + arguments
        return try RunningProgram("gtkpackager", command, environment: ["PATH": path])
    }

    /// Writes a program `swift` that has SDKs with a root folder, and writes programs into the folder `products`.
    private func writeSwift(in tools: URL, sdks: [String], root: URL) throws {
        let triple = multiarch.replacing("-linux", with: "-unknown-linux")
        let script = """
            #!/bin/sh
            case "$*" in
            "sdk list") printf '%s\\n' \(sdks.isEmpty ? "'No Swift SDKs are currently installed.'" : sdks.joined(separator: " ")) ;;
            "sdk configure --show-configuration sdk"*" \(triple)") echo 'sdkRootPath: \(root.filePath)' ;;
            build*--swift-sdk*--show-bin-path) echo '\(package.appending(path: "products").filePath)' ;;
            build*--swift-sdk*) [ "$PKG_CONFIG_SYSROOT_DIR" = '\(root.filePath)' ] ;;
            *) exit 1 ;;
            esac
            """
        try InstalledFile(path: "swift", content: Data(script.utf8), isExecutable: true).write(below: tools)
    }

    func testAnArchitectureWithoutAnSDK() throws {
        try skipWithout("dpkg-architecture")
        let tools = package.appending(path: "tools"), root = package.appending(path: "root")
        let files = try FileManager.default.contentsOfDirectory(atPath: package.filePath)
        func assertStops(_ sdks: [String], _ message: String, _ options: String..., line: UInt = #line) throws {
            try writeSwift(in: tools, sdks: sdks, root: root)
            let arguments = options.isEmpty ? ["--architecture", architecture] : options
            let process = try runDeb(arguments, tools: tools)
            XCTAssertEqual(process.exitCode(), 1, line: line)
            XCTAssertEqual(process.errors, "error: \(message)\n", line: line)
            let left = try FileManager.default.contentsOfDirectory(atPath: package.filePath)
            XCTAssertEqual(left.filter { $0 != "tools" }, files, line: line)
        }
        let triple = multiarch.replacing("-linux", with: "-unknown-linux")
        let fix =
            "for \(architecture) is installed: install one for \(triple) with `swift sdk install`, as the page "
            + "\"Distribute a program\" describes."
        try assertStops([], "no Swift SDK \(fix)")
        try assertStops(["other"], "no Swift SDK \(fix)")
        let named = ["--architecture", architecture, "--swift-sdk", "sdk2"]
        try assertStops(["sdk1"], "no Swift SDK \"sdk2\" \(fix)", named[0], named[1], named[2], named[3])
        try assertStops(
            ["sdk1", "sdk2"],
            "there are several Swift SDKs for \(architecture): sdk1, sdk2. Pass one as --swift-sdk."
        )
        try assertStops(
            ["sdk1"],
            "the root folder of the Swift SDK \"sdk1\" isn't a Debian system: \(root.filePath)/var/lib/dpkg/info doesn't exist."
        )
        try assertStops([], "\"arm65\" isn't a Debian architecture, such as arm64.", "--architecture", "arm65")
        try assertStops([], "--swift-sdk requires --architecture", "--swift-sdk", "sdk1")
        assertFails("only `bundle deb` supports --architecture") { try bundle("rpm", "--architecture", architecture) }
    }

    /// Packages a program of this machine, which the command treats like one of another architecture.
    func testADebianPackageForAnotherArchitecture() throws {
        try skipWithout("appstreamcli", "desktop-file-validate", "dpkg-architecture", "dpkg-shlibdeps", "strip")
        let tools = package.appending(path: "tools"), root = package.appending(path: "root")
        try writeSwift(in: tools, sdks: ["sdk1"], root: root)
        try FileManager.default.createSymbolicLink(
            at: tools.appending(path: "\(multiarch)-strip"),
            withDestinationURL: URL(filePath: "/usr/bin/strip")
        )
        let machine = try ExternalTool("dpkg-architecture", package: "dpkg-dev").run(["-q", "DEB_BUILD_MULTIARCH"])
            .trimmingCharacters(in: .newlines)
        let library = try Data(contentsOf: URL(filePath: "/usr/lib/\(machine)/libc.so.6"))
        try [
            InstalledFile(path: "usr/lib/\(multiarch)/libc.so.6", content: library),
            InstalledFile(
                path: "var/lib/dpkg/info/libc6.shlibs",
                content: Data("libc 6 libc6-of-sdk (>= 2.36)\n".utf8)
            ),
        ].write(below: root)
        let program = try Data(contentsOf: URL(filePath: "/usr/bin/true"))
        try InstalledFile(path: "products/Notes", content: program, isExecutable: true).write(below: package)
        try bundle("init")
        let options = [
            "--executable", self.program.filePath, "--architecture", architecture, "--maintainer", maintainer,
        ]
        let process = try runDeb(options, tools: tools)
        XCTAssertEqual(process.exitCode(), 0, process.errors)
        let file = package.appending(path: ".build/bundle/notes_1.2_\(architecture).deb").filePath
        let fields = try ExternalTool("dpkg-deb", package: "dpkg").run(["--field", file, "Architecture", "Depends"])
        XCTAssertEqual(fields, "Architecture: \(architecture)\nDepends: libc6-of-sdk (>= 2.36)\n")
    }
}
