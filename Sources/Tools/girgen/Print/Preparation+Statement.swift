extension Preparation {
    func statement(in module: String) -> String {
        switch self {
        case .register: "\(module)Types.register()"
        case .initialize: module == "Gtk" ? "Library.initialize()" : "\(module)Types.initialize()"
        case .prepare: module == "Gtk" ? "Library.prepare()" : "\(module)Types.prepare()"
        }
    }
}
