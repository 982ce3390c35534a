/// An initializer, or what stands for one.
struct Initializer {
    /// A property that an initializer sets.
    struct Setting {
        enum Value {
            case literal(String)
            case parameter(String, SwiftType)
        }

        /// The GObject name.
        let property: String
        /// The Swift name.
        let name: String
        let value: Value
    }

    /// The way in which it creates its object.
    enum Making {
        /// By setting properties, which also works for a Swift subclass. Checks come first. Some properties are set,
        /// and statements run, after the object is created.
        case properties(
            [Setting],
            later: [Setting],
            statements: [String],
            checks: [Check] = [],
            isOverride: Bool
        )
        /// By a C function that fills a structure.
        case structure(Call, cType: String)
        /// By a C function that fills the room that another makes.
        case room(Call, allocator: String, isOpaque: Bool)
        /// By a C function.
        case call(Call, Wrapping, isFailable: Bool, isOpaque: Bool)
    }

    /// The handling of the pointer that C returns.
    enum Wrapping: Equatable {
        case object(Transfer)
        case structure(TypeName, Transfer)
        case record(isCopied: Bool)
    }

    /// The C function.
    var cName: String
    var documentation: Documentation
    var parameters: [Parameter]
    var preparation: Preparation?
    var making: Making

    /// The call that makes the object, or nil if properties do.
    var call: Call? {
        switch making {
        case .properties: nil
        case .structure(let call, _), .room(let call, _, _), .call(let call, _, _, _): call
        }
    }
}
