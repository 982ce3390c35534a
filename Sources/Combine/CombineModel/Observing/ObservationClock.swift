/// A clock that runs waiting observations.
@MainActor
package protocol ObservationClock: AnyObject {
    /// Calls a closure once, at the next frame, or soon after where no frame comes.
    func requestTick(_ run: @escaping @MainActor () -> Void)
}
