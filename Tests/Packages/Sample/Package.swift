// swift-tools-version: 6.2
import PackageDescription

/// Counter, NameForm, Todo or Gallery.
let sample = "Counter"

let products: [Target.Dependency] = ["CombineModel", "CombineGtk", "CombineGtkBroadway"].map { name in
    .product(name: name, package: "CombineGtk")
}
/// The embedded resource of each sample that has one.
let embedded = ["Todo": "de.mo", "Gallery": "PageSources"]

let package = Package(
    name: sample,
    dependencies: [
        .package(name: "CombineGtk", path: "../../..")
    ],
    targets: [
        .executableTarget(
            name: sample,
            dependencies: products + ["SampleResources"] + (sample == "Todo" ? ["TodoModel"] : []),
            path: sample,
            exclude: sample == "Todo" ? ["Packaging", "de.po"] : [],
            resources: embedded[sample].map { [.embedInCode($0)] } ?? []
        ),
        .target(
            name: "SampleResources",
            dependencies: products,
            path: "Resources",
            exclude: ["icon.svg", "Screenshots"],
            resources: ["counter-window.ui", "name-form-window.ui", "style.css", "icon.png"].map { .embedInCode($0) }
        ),
    ] + (sample == "Todo" ? [.target(name: "TodoModel", dependencies: products, path: "TodoModel")] : []),
    swiftLanguageModes: [.v6]
)
