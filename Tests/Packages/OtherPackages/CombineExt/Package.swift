// swift-tools-version:5.3

import PackageDescription

// A replacement for the package with the same name. It has the same manifest, imports and platform-specific constructs,
// but other code.
let package = Package(
    name: "CombineExt",
    platforms: [
        .iOS(.v13), .macOS(.v10_15),
    ],
    products: [
        .library(name: "CombineExt", targets: ["CombineExt"])
    ],
    dependencies: [
        .package(url: "https://github.com/pointfreeco/combine-schedulers", from: "0.5.3")
    ],
    targets: [
        .target(name: "CombineExt", dependencies: [], path: "Sources"),
        .testTarget(
            name: "CombineExtTests",
            dependencies: [
                "CombineExt",
                .product(name: "CombineSchedulers", package: "combine-schedulers"),
            ],
            path: "Tests"
        ),
    ],
    swiftLanguageVersions: [.v5]
)
