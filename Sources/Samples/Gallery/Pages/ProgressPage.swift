import CombineGtk

struct ProgressPage: GalleryPage {
    let title = "Progress"
    let section = GallerySection.state
    let keywords = "busy loading percent level spinner bar pulse"
    let source = PackageResources.ProgressPage_swift

    func makeContent() -> Widget {
        let done = CurrentValueRelay(0.6)
        let scale = Scale(orientation: .horizontal, min: 0, max: 1, step: 0.01)
        scale.reactive.value <~> done

        let bar = ProgressBar()
        bar.showsText = true
        bar.reactive.fraction <~ done
        let level = LevelBar()
        level.reactive.value <~ done
        let stars = LevelBar(minValue: 0, maxValue: 5)
        stars.mode = .discrete
        stars.reactive.value <~ done.map { ($0 * 5).rounded() }

        let unknown = ProgressBar()
        let isBusy = CurrentValueRelay(true)
        unknown.onTick(on: unknown) { bar, _ in if isBusy.value { bar.pulse() } }
        unknown.pulseStep = 0.01
        let busy = Switch()
        busy.reactive.isActive <~> isBusy

        // An action that reports its progress.
        let copy = Action<Void, Void> {
            for part in 1...50 {
                try await Task.sleep(for: .milliseconds(50))
                ActionProgress.current?.report(Double(part) / 50)
            }
        }

        return Box.vertical(spacing: 18) {
            scale.accessibilityLabel("Done")
            bar.accessibilityLabel("Progress")
            level.accessibilityLabel("Level")
            stars.accessibilityLabel("Stars")
            Box.horizontal(spacing: 12) {
                busy.accessibilityLabel("Busy")
                Spinner().bind(\.isSpinning, to: isBusy)
                Label("").bind(\.label, to: isBusy.map { $0 ? "Working…" : "Idle" })
            }
            unknown.accessibilityLabel("Progress of unknown length").visible(when: isBusy)
            Button("Copy", action: copy).align(horizontal: .center)
            ProgressBar("Copying", action: copy)
        }
    }
}
