/// A clock that determines when waiting observations run.
@MainActor
package protocol ObservationClock: AnyObject {
    /// Calls a closure once at the next frame, or after a short time if there is no frame.
    func requestTick(_ run: @escaping @MainActor () -> Void)
}
