#if GTK4_12
import Gtk

/// A widget that applies breakpoints, which set properties according to the widget's size.
public protocol BreakpointContainer: Widget {
    /// Adds a breakpoint. If the conditions of several breakpoints are met, the one that was added last is applied.
    func addBreakpoint(_ breakpoint: Breakpoint)
}

extension AdwWindow: BreakpointContainer {}
extension AdwApplicationWindow: BreakpointContainer {}
extension BreakpointBin: BreakpointContainer {}
#if GTK4_14
extension AdwDialog: BreakpointContainer {}
#endif

extension BreakpointContainer {
    /// Sets properties while the widget isn't wider than a limit.
    ///
    /// ```swift
    /// window.addBreakpoint(maxWidth: 600) { $0.set(\.isCollapsed, to: true, on: split) }
    /// ```
    ///
    /// - Parameters:
    ///   - maxWidth: The maximum width at which the breakpoint is applied.
    ///   - unit: The unit of the width. `sp` is a pixel that scales with the user's text size.
    ///   - addSetters: A closure that adds the properties to set. It's called once, before this method returns.
    /// - Returns: The breakpoint, for example to subscribe to its signals.
    @discardableResult
    public func addBreakpoint(
        maxWidth: Double,
        unit: LengthUnit = .sp,
        _ addSetters: @MainActor (Breakpoint) throws -> Void
    ) rethrows -> Breakpoint {
        let breakpoint = Breakpoint(condition: BreakpointCondition(.maxWidth, maxWidth, unit))
        try add(breakpoint, addSetters)
        return breakpoint
    }

    /// Sets properties while a condition is met.
    ///
    /// ```swift
    /// window.addBreakpoint("max-width: 600sp and min-height: 400sp") {
    ///     $0.set(\.sidebarPosition, to: .end, on: split)
    /// }
    /// ```
    ///
    /// Traps if the string isn't a valid condition, or if the widget can't become small enough to meet the condition.
    ///
    /// - Returns: The breakpoint, for example to subscribe to its signals.
    @discardableResult
    public func addBreakpoint(
        _ condition: String,
        _ addSetters: @MainActor (Breakpoint) throws -> Void
    ) rethrows -> Breakpoint {
        let breakpoint = Breakpoint(condition)
        try add(breakpoint, addSetters)
        return breakpoint
    }

    private func add(_ breakpoint: Breakpoint, _ addSetters: @MainActor (Breakpoint) throws -> Void) rethrows {
        requireReachable(breakpoint)
        try addSetters(breakpoint)
        addBreakpoint(breakpoint)
    }

    /// Traps if the widget can't become as small as the condition requires.
    private func requireReachable(_ breakpoint: Breakpoint) {
        if self is BreakpointBin, widthRequest <= 0 || heightRequest <= 0 {
            fatalError(
                "BreakpointBin: set widthRequest and heightRequest before you add a breakpoint. They're the "
                    + "minimum size of the BreakpointBin."
            )
        }
        let condition = breakpoint.condition?.toString() ?? ""
        // libadwaita sets this minimum size for windows and dialogs with breakpoints.
        let width = widthRequest > 0 ? widthRequest : 360
        let height = heightRequest > 0 ? heightRequest : 200
        for part in condition.split(separator: " and ") where !condition.contains(" or ") {
            for (feature, minimum, property) in [
                ("max-width", width, "widthRequest"), ("max-height", height, "heightRequest"),
            ] {
                guard let limit = pixels(part, feature), limit < Double(minimum) else { continue }
                let type = Swift.type(of: self)
                fatalError(
                    "Breakpoint \"\(condition)\" is never applied, because the minimum size of the \(type) is "
                        + "\(width) × \(height) pixels. Set a smaller \(property) before you add the breakpoint."
                )
            }
        }
    }

    /// Returns the limit of a condition such as `max-width: 600sp`, in pixels. Returns nil for other conditions.
    private func pixels(_ condition: Substring, _ feature: String) -> Double? {
        guard condition.hasPrefix(feature + ": ") else { return nil }
        let length = condition.dropFirst(feature.count + 2)
        let units: [(String, LengthUnit)] = [("px", .px), ("pt", .pt), ("sp", .sp)]
        for (name, unit) in units {
            guard length.hasSuffix(name), let number = Double(length.dropLast(2)) else { continue }
            return LengthUnit.pixels(in: unit, length: number, settings: nil)
        }
        return nil
    }
}
#endif
