// The statement that prepares.

extension Preparation {
    func statement(in module: String) -> String {
        switch self {
        case .register: "\(module)Types.register()"
        case .initialize: "Library.initialize()"
        case .prepare: "Library.prepare()"
        }
    }
}
