// swift-tools-version: 5.9

import PackageDescription

// A stand-in for the package of the same name: the same manifests and imports, with other code.
let package = Package(
    name: "combine-schedulers",
    platforms: [
        .iOS(.v13),
        .macOS(.v10_15),
    ],
    products: [
        .library(
            name: "CombineSchedulers",
            targets: ["CombineSchedulers"]
        )
    ],
    targets: [
        .target(name: "CombineSchedulers"),
        .testTarget(
            name: "CombineSchedulersTests",
            dependencies: ["CombineSchedulers"]
        ),
    ]
)

for target in package.targets {
    target.swiftSettings = target.swiftSettings ?? []
    target.swiftSettings!.append(.enableExperimentalFeature("StrictConcurrency"))
}
