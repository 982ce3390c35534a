// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "CombineGtk",
    products: [
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CombineTesting", targets: ["CombineTesting"]),
        .library(name: "CombineGtk", targets: ["CombineGtk"]),
        .library(name: "GtkTesting", targets: ["GtkTesting"]),
    ],
    targets: [
        // Combine
        .target(name: "Combine"),
        .target(name: "CombineTesting", dependencies: ["Combine"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine", "CombineTesting"]),

        // GTK, module by module
        .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "GLib", dependencies: ["CGtk", "Combine"]),
        .target(name: "Gio", dependencies: ["CGtk", "GLib"]),
        .target(name: "Gdk", dependencies: ["CGtk", "Gio"]),
        .target(name: "Gtk", dependencies: ["CGtk", "Gdk"]),
        .target(name: "CombineGtk", dependencies: ["Combine", "GLib", "Gtk"]),

        // Tests of windows
        .systemLibrary(name: "CXTest", pkgConfig: "xtst", providers: [.apt(["libxtst-dev"])]),
        .target(name: "GtkTesting", dependencies: ["CGtk", "CXTest", "Gtk"]),
        .testTarget(name: "GtkTestingTests", dependencies: ["CGtk", "Combine", "Gtk", "GtkTesting"]),
        .testTarget(
            name: "GtkTests",
            dependencies: ["CGtk", "Combine", "CombineTesting", "GLib", "Gtk", "GtkTesting"]
        ),
        .testTarget(name: "CombineGtkTests", dependencies: ["CombineGtk", "CombineTesting", "GtkTesting"]),

        // Documentation
        .testTarget(name: "ReadmeTests", dependencies: ["CombineGtk", "GtkTesting"]),

        .executableTarget(name: "Benchmarks", dependencies: ["Combine"]),
    ],
    swiftLanguageModes: [.v6]
)
