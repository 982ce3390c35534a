// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "CombineGtk",
    products: [
        .library(name: "Combine", targets: ["Combine"])
    ],
    targets: [
        .target(name: "Combine"),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    ],
    swiftLanguageModes: [.v6]
)
