/// A clock that runs waiting observations.
@MainActor
package protocol ObservationClock: AnyObject {
    /// Calls a closure once, at the next frame, or soon afterwards if there is no frame.
    func requestTick(_ run: @escaping @MainActor () -> Void)
}
