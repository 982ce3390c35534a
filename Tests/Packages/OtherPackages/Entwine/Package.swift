// swift-tools-version:5.1
import PackageDescription

// Has the manifest, the imports and the platform-specific constructs of the package of the same name, and its own code.
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
