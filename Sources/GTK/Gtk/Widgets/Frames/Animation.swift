import CGtk
@_spi(Binding) import Gsk

extension Storable where Self: Widget {
    /// Calls a closure before each frame of an animation. The closure receives the progress, from 0 in the first frame
    /// to 1 in the last frame.
    ///
    /// ```swift
    /// animate(for: .milliseconds(300)) { gauge, progress in
    ///     gauge.needle = start + (end - start) * progress
    ///     gauge.queueDraw()
    /// }
    /// ```
    ///
    /// - The progress is linear. Apply an easing function to it to start or end slowly.
    /// - If the animation wouldn't be visible, the closure is called only once, immediately and with 1. This happens if
    ///   the widget isn't displayed, if the user has disabled animations or prefers reduced motion, or if the duration
    ///   isn't positive. If the widget is hidden during the animation, the animation continues.
    /// - The animation ends when the widget is deallocated or its window is closed.
    /// - The animation has only a weak reference to the widget. It passes the widget to the closure, so that the
    ///   closure doesn't need to capture the widget.
    ///
    /// Corresponds to `gtk_widget_add_tick_callback`.
    ///
    /// - Returns: A disposable that stops the animation at its current progress. You can discard it.
    @discardableResult
    public func animate(for duration: Duration, _ step: @escaping @MainActor (Self, Double) -> Void) -> any Disposable {
        Binding(on: self) { binding in
            guard isMapped, settings.showsMotion, duration > .zero else {
                step(self, 1)
                binding.cancel()
                return AnyCancellable(Subscriptions.empty)
            }
            let progress = AnimationProgress(over: duration)
            return onTick { [weak self, weak binding] clock in
                guard let self else { return }
                let part = progress.part(at: clock.frameTime)
                step(self, part)
                if part >= 1 { binding?.cancel() }
            }
        }
    }
}

extension Settings {
    /// A Boolean value that indicates whether to show animations.
    ///
    /// Since GTK 4.22, there is a setting for reduced motion in addition to the setting for animations.
    fileprivate var showsMotion: Bool {
        guard enablesAnimations, gtk_get_minor_version() >= 22 else { return enablesAnimations }
        let motion: ReducedMotionNumber = property("gtk-interface-reduced-motion")
        return motion.rawValue == 0
    }
}

/// A value of the C enumeration `GtkReducedMotion`. It's used instead of the generated type, which requires the trait
/// `GTK4_22`.
private struct ReducedMotionNumber: EnumValue {
    static var valueType: GType { g_type_from_name("GtkReducedMotion") }

    let rawValue: Int
}

/// Computes the progress of an animation. The animation begins at the time of its first frame.
@MainActor
private final class AnimationProgress {
    private let microseconds: Double
    private var start: Int?

    init(over duration: Duration) { microseconds = duration / .microseconds(1) }

    /// Returns the progress at a frame time in microseconds.
    func part(at time: Int) -> Double {
        let start = start ?? time
        self.start = start
        return min(1, Double(time - start) / microseconds)
    }
}
