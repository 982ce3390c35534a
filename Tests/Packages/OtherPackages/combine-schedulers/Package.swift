// swift-tools-version: 5.9

import PackageDescription

// A replacement for the package with the same name. It has the same manifests and imports, but other code.
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
