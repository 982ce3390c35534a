import CombineModel

/// The user's preferences. They apply to all windows and are restored at the next launch.
public final class TodoSettings: ObservableObject {
    /// The orders of a list.
    public enum Order: String, CaseIterable, AppStorageValue {
        case manual, title

        public var title: String {
            self == .manual ? String(localized: "Manual") : String(localized: "By Title")
        }
    }

    @AppStorage("order") public var order = Order.manual
    /// A Boolean value that indicates whether completed todos are at the end of the list.
    @AppStorage("done-last") public var isDoneLast = false
    @AppStorage("confirms-deleting") public var confirmsDeleting = false

    public init() {}
}
