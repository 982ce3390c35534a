// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "CombineGtk",
    products: [
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CombineTesting", targets: ["CombineTesting"]),
    ],
    targets: [
        .target(name: "Combine"),
        .target(name: "CombineTesting", dependencies: ["Combine"]),
        .executableTarget(name: "Benchmarks", dependencies: ["Combine"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine", "CombineTesting"]),
    ],
    swiftLanguageModes: [.v6]
)
