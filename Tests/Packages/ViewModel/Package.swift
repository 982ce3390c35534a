// swift-tools-version: 6.2

import PackageDescription

// The settings of Xcode's templates for apps
let appSettings: [SwiftSetting] = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// View models and their tests, which don't need GTK or a display.
let package = Package(
    name: "ViewModel",
    dependencies: [
        .package(name: "CombineGtk", path: "../../..")
    ],
    targets: [
        .target(name: "ProfileModel", dependencies: [.product(name: "CombineModel", package: "CombineGtk")]),
        .testTarget(name: "ProfileModelTests", dependencies: ["ProfileModel"]),
        .target(
            name: "ShelfModel",
            dependencies: [.product(name: "CombineModel", package: "CombineGtk")],
            swiftSettings: appSettings
        ),
        .testTarget(name: "ShelfModelTests", dependencies: ["ShelfModel", "SongModel"]),
        // A view model in the Swift 5 mode
        .target(
            name: "SongModel",
            dependencies: [.product(name: "CombineModel", package: "CombineGtk")],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
    ],
    swiftLanguageModes: [.v6]
)
