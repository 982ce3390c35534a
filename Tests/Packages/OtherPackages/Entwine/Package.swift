// swift-tools-version:5.1
import PackageDescription

// A stand-in for the package of the same name: the same manifest, imports and platform-specific constructs, with other code.
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
