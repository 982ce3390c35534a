// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Hello",
    dependencies: [
        .package(name: "CombineGtk", path: "../../../..")
    ],
    targets: [
        .target(name: "HelloModel", dependencies: [.product(name: "CombineModel", package: "CombineGtk")]),
        .executableTarget(
            name: "Hello",
            dependencies: ["HelloModel", .product(name: "CombineGtk", package: "CombineGtk")],
            exclude: ["de.po"],
            resources: [.embedInCode("de.mo")]
        ),
        .testTarget(
            name: "HelloTests",
            dependencies: ["Hello", "HelloModel", .product(name: "GtkTesting", package: "CombineGtk")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
