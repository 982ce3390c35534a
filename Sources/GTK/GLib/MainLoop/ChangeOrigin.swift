import CGtk

/// The state that determines whether a change is caused by the program's code or by the user.
///
/// A change counts as caused by the program if it happens while the program's Swift code runs. This type is notified
/// whenever the main loop calls such code: signal handlers, blocks of Dispatch's main queue (including tasks of the
/// main actor), timeouts and scheduled actions. All other changes are reactions of GTK to events and count as caused by
/// the user.
@MainActor
package enum ChangeOrigin {
    /// The number of nested calls of the program's code that are in progress within the innermost main loop.
    //
    // Exclusivity isn't checked for this property and for `isDetecting`, because each access is a single load or store.
    @exclusivity(unchecked)
    package private(set) static var depth = 0

    /// The detectors that observe all calls. The most recently added detector is last. The list doesn't retain the
    /// detectors. Each detector is removed from the list before it's deallocated.
    private static var detectors: [Unmanaged<ProgrammaticChangeDetector>] = []
    /// The detectors that observe an object's signal handlers, by the address of the object. The dictionary doesn't
    /// retain the detectors.
    private static var handlerDetectors:
        [UnsafeMutableRawPointer: [ObjectIdentifier: Unmanaged<ProgrammaticChangeDetector>]] = [:]
    @exclusivity(unchecked) private static var isDetecting = false

    /// Runs a piece of the program's code on behalf of C.
    ///
    /// - Parameter emitter: The object whose signal is being handled, if the code is a signal handler.
    @inline(__always)
    package static func running<Result>(
        handlerOf emitter: @autoclosure () -> UnsafeMutableRawPointer? = nil,
        _ body: () -> Result
    ) -> Result {
        if isDetecting { return runningDetected(emitter(), body) }
        depth += 1
        defer { depth -= 1 }
        return body()
    }

    @inline(never)
    private static func runningDetected<Result>(_ emitter: UnsafeMutableRawPointer?, _ body: () -> Result) -> Result {
        // The detectors are retained here, because `body` may end and release them.
        var called: [ProgrammaticChangeDetector] = []
        for detector in detectors { append(detector.takeUnretainedValue(), to: &called) }
        if let emitter, let detectors = handlerDetectors[emitter] {
            for detector in detectors.values { append(detector.takeUnretainedValue(), to: &called) }
        }
        for detector in called { detector.programEntered() }
        depth += 1
        defer {
            depth -= 1
            for detector in called { detector.programReturned() }
        }
        return body()
    }

    /// Adds a detector to `called` if the detector observes calls at the current nesting depth.
    private static func append(_ detector: ProgrammaticChangeDetector, to called: inout [ProgrammaticChangeDetector]) {
        if detector.depth == depth { called.append(detector) }
    }

    /// Makes a detector observe all calls.
    static func add(_ detector: ProgrammaticChangeDetector) {
        detectors.append(.passUnretained(detector))
        isDetecting = true
    }

    /// Stops a detector from observing all calls.
    static func remove(_ detector: ProgrammaticChangeDetector) {
        let removed = Unmanaged.passUnretained(detector).toOpaque()
        if detectors.last?.toOpaque() == removed {
            detectors.removeLast()
        } else if let index = detectors.lastIndex(where: { $0.toOpaque() == removed }) {
            detectors.remove(at: index)
        }
        updateIsDetecting()
    }

    static func add(_ detector: ProgrammaticChangeDetector, forHandlersOf emitter: UnsafeMutableRawPointer) {
        handlerDetectors[emitter, default: [:]][ObjectIdentifier(detector)] = .passUnretained(detector)
        isDetecting = true
    }

    static func remove(_ detector: ProgrammaticChangeDetector, forHandlersOf emitter: UnsafeMutableRawPointer) {
        handlerDetectors[emitter]?[ObjectIdentifier(detector)] = nil
        if handlerDetectors[emitter]?.isEmpty == true { handlerDetectors[emitter] = nil }
        updateIsDetecting()
    }

    private static func updateIsDetecting() {
        isDetecting = !detectors.isEmpty || !handlerDetectors.isEmpty
    }

    /// Runs a nested main loop. Changes that GTK makes in this loop count as caused by the user, although the program's
    /// code runs the loop.
    @inline(__always)
    package static func runningLoop<Result>(_ body: () -> Result) -> Result {
        let outer = depth
        depth = 0
        defer { depth = outer }
        return body()
    }

    /// Runs the Swift code of a widget. If this code handles an event that the user caused, the changes that the code
    /// makes also count as caused by the user.
    package static func forwardingUser<Result>(_ body: () -> Result) -> Result {
        isUser ? runningLoop(body) : body()
    }

    /// A Boolean value that indicates whether the user caused the signal emission that is being handled.
    ///
    /// Events are processed only in the main loop. Therefore, the program causes all changes outside of the main loop.
    static var isUser: Bool { depth <= 1 && g_main_depth() > 0 }
}
