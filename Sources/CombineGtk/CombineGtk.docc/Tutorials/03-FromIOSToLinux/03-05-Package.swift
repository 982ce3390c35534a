// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SignUp",
    dependencies: [
        .package(path: "../SignUpModel"),
        .package(url: "https://…/CombineGtk.git", branch: "main"),
    ],
    targets: [
        .executableTarget(
            name: "SignUp",
            dependencies: ["SignUpModel", .product(name: "CombineGtk", package: "CombineGtk")]
        )
    ],
    swiftLanguageModes: [.v6]
)
