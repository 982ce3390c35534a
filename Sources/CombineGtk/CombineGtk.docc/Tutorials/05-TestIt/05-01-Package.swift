// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Groceries",
    dependencies: [.package(url: "https://…/CombineGtk.git", branch: "main")],
    targets: [
        .executableTarget(
            name: "Groceries",
            dependencies: [.product(name: "CombineGtk", package: "CombineGtk")]
        ),
        .testTarget(
            name: "GroceriesTests",
            dependencies: ["Groceries", .product(name: "GtkTesting", package: "CombineGtk")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
