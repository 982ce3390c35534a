// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SignUpModel",
    platforms: [.iOS(.v17)],
    products: [.library(name: "SignUpModel", targets: ["SignUpModel"])],
    dependencies: [.package(url: "https://…/CombineGtk.git", branch: "main")],
    targets: [
        .target(
            name: "SignUpModel",
            dependencies: [
                .product(name: "Combine", package: "CombineGtk", condition: .when(platforms: [.linux]))
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
