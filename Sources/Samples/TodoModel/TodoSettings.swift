import CombineModel

/// The user's preferences, for all windows and across launches.
public final class TodoSettings: ObservableObject {
    /// The order of a list.
    public enum Order: String, CaseIterable, AppStorageValue {
        case manual, title

        public var title: String {
            self == .manual ? String(localized: "By Hand") : String(localized: "By Title")
        }
    }

    @AppStorage("order") public var order = Order.manual
    /// A Boolean value that indicates whether completed todos are listed after the others.
    @AppStorage("done-last") public var isDoneLast = false
    @AppStorage("confirms-deleting") public var confirmsDeleting = false

    public init() {}
}
