// swift-tools-version: 6.2

import PackageDescription

// A program with windows and the trait `Foundation`, which loads the data that it shows.
let package = Package(
    name: "FoundationProgram",
    dependencies: [
        .package(name: "CombineGtk", path: "../../..", traits: ["Foundation"])
    ],
    targets: [
        .executableTarget(
            name: "FoundationProgram",
            dependencies: [
                .product(name: "CombineGtk", package: "CombineGtk"),
                .product(name: "CombineGtkBroadway", package: "CombineGtk"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
