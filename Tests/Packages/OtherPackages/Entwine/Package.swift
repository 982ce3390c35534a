// swift-tools-version:5.1
import PackageDescription

// A replacement for the package with the same name. It has the same manifest, imports and platform-specific constructs,
// but other code.
let package = Package(
    name: "Entwine",
    platforms: [
        .macOS(.v10_15), .iOS(.v13),
    ],
    products: [
        .library(name: "Entwine", targets: ["Entwine"]),
        .library(name: "EntwineTest", targets: ["EntwineTest"]),
    ],
    targets: [
        .target(name: "Entwine", dependencies: []),
        .target(name: "EntwineTest", dependencies: ["Entwine"]),
        .testTarget(name: "EntwineTests", dependencies: ["Entwine", "EntwineTest"]),
    ]
)
