import CombineGtk

@MainActor
final class AlbumExport {
    let writePage: @MainActor (Int) async throws -> Void

    init(writePage: @escaping @MainActor (Int) async throws -> Void) {
        self.writePage = writePage
    }

    private(set) lazy var export = Action<Int, Void>(on: self) { model, pageCount in
        for page in 1...pageCount {
            try await model.writePage(page)
            ActionProgress.current?.report(Double(page) / Double(pageCount))
        }
    }
}

final class ExportWindow: Window {
    let level = LevelBar()

    init(model: AlbumExport) {
        super.init()
        title = "Export"
        child = Box.vertical(spacing: 12) {
            Button("Export", action: model.export, input: 24)
            ProgressBar("Export", action: model.export)
            level
        }
        level.reactive.value <~ model.export.progress.map { $0 ?? 0 }

        let stop = Command("stop", title: "Stop", keys: "Escape", enabled: model.export.isExecuting) {
            model.export.cancel()
        }
        add(stop)
    }
}
