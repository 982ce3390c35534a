// swift-tools-version: 6.2

import PackageDescription

// Tests of the modules that `.ci/check-bindings` generates from the test libraries of gobject-introspection.
func library(_ name: String, _ package: String, dependencies: [Target.Dependency] = []) -> [Target] {
    [
        .systemLibrary(name: "C\(name)", pkgConfig: package),
        .target(
            name: name,
            dependencies: [.target(name: "C\(name)"), .product(name: "Gtk", package: "CombineGtk")] + dependencies,
            swiftSettings: [.enableExperimentalFeature("SymbolLinkageMarkers")]
        ),
    ]
}

let package = Package(
    name: "GObjectTests",
    dependencies: [
        .package(name: "CombineGtk", path: "../../..")
    ],
    targets: library("GIMarshallingTests", "gimarshallingtests") + library("Utility", "utility")
        + library("Regress", "regress", dependencies: ["Utility"]) + [
            .testTarget(name: "GObjectTests", dependencies: ["GIMarshallingTests", "Regress", "Utility"])
        ],
    swiftLanguageModes: [.v6]
)
