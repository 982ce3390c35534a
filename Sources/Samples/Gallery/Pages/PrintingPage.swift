import CombineGtk

struct PrintingPage: GalleryPage {
    let title = "Printing"
    let section = GallerySection.dialogs
    let keywords = "print page setup preview pdf paper printer"
    let source = PackageResources.PrintingPage_swift

    func makeContent() -> Widget {
        let preview = DrawingArea()
        preview.setDrawing { _, cairo, width, height in
            draw(on: cairo, width: Double(width), height: Double(height))
        }
        let print = Button(label: "Print…")
        print.clicked.sink(on: print) { print in
            guard let window = print.root as? Window else { return }
            let operation = PrintOperation()
            operation.pageCount = 1
            operation.drawPage.sink(on: operation) { _, page in
                let context = page.context
                draw(on: context.cairoContext, width: context.width, height: context.height)
            }
            do {
                _ = try operation.run(.printDialog, parent: window)
            } catch {
                window.presentError(error)
            }
        }
        let setup = Button(label: "Page Setup…")
        setup.clicked.sink(on: setup) { setup in
            let window = setup.root as? Window
            let dialog = PageSetupUnixDialog(title: "Page Setup", parent: window)
            dialog.response.sink(on: dialog) { dialog, _ in dialog.close() }
            dialog.present()
        }

        return Box.vertical(spacing: 18) {
            AspectFrame(ratio: 210.0 / 297) { Frame { preview } }.size(height: 360)
            Box.horizontal(spacing: 12) {
                print
                setup
            }
            .align(horizontal: .center)
        }
    }
}

/// Draws the page for the preview and for the printer.
@MainActor
private func draw(on cairo: CairoContext, width: Double, height: Double) {
    cairo.setSource(red: 1, green: 1, blue: 1)
    cairo.paint()
    cairo.setSource(red: 0.2, green: 0.2, blue: 0.25)
    cairo.setFontSize(width / 12)
    cairo.moveTo(x: width * 0.1, y: height * 0.15)
    cairo.showText("One Page")
    for line in 0..<12 {
        let length = line % 4 == 3 ? 0.4 : 0.8
        let y = height * (0.25 + 0.05 * Double(line))
        cairo.rectangle(x: width * 0.1, y: y, width: width * length, height: height * 0.012)
    }
    cairo.fill()
}
