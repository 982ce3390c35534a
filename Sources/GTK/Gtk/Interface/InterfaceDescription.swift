/// The names that a description uses, with their line numbers.
struct InterfaceDescription {
    /// An `<object>` or a `<template>`.
    struct Mention {
        let className: String
        /// The ID of the object. For a template, it's the name of the template's class.
        let id: String?
        let line: Int
        let isTemplate: Bool
        /// A Boolean value that indicates whether this object is an internal child. The object that contains an
        /// internal child creates the child.
        let isInternalChild: Bool
    }

    struct Property {
        let name: String
        /// The index, in ``InterfaceDescription/mentions``, of the object that has the property.
        let owner: Int
        var text: String
        let isBound: Bool
        let line: Int
    }

    struct Binding {
        let property: String
        /// The index, in ``InterfaceDescription/mentions``, of the object that has the bound property.
        let owner: Int
        let expression: Expression
        /// The ID of the object on which the expression is evaluated, or nil if the description doesn't specify it.
        let evaluatedObject: String?
        let line: Int
    }

    struct Signal {
        let name: String
        let handler: String
        /// The ID in the `object` attribute.
        let object: String?
        let isSwapped: Bool
        let line: Int
        /// The index of the emitter, in ``InterfaceDescription/mentions``.
        let emitter: Int
    }

    /// An expression: a `<closure>`, a `<lookup>`, a `<constant>` or the ID of an object.
    indirect enum Expression {
        case closure(Closure)
        case lookup(property: String, className: String?, of: Expression?)
        case constant(typeName: String)
        case object(id: String)
    }

    struct Closure {
        let function: String
        let typeName: String
        /// The ID in the `object` attribute.
        let object: String?
        let isSwapped: Bool
        let line: Int
        /// The index, in ``InterfaceDescription/mentions``, of the object that contains the closure.
        let owner: Int?
        /// The ID of the object on which the expression is evaluated, or nil if the description doesn't specify it.
        let evaluatedObject: String?
        let arguments: [Expression]
    }

    /// A nested description of a list's rows.
    struct Nested {
        /// The text of the nested description, or nil if it's stored in a resource.
        let content: String?
        /// The path of the resource that contains the nested description.
        let resource: String?
        /// The number of the line on which the nested description begins.
        let line: Int
    }

    /// The objects of the description, in the order of their start tags.
    var mentions: [Mention] = []
    var signals: [Signal] = []
    var properties: [Property] = []
    var bindings: [Binding] = []
    var closures: [Closure] = []
    var nested: [Nested] = []

    var template: Mention? { mentions.first { $0.isTemplate } }

    func mention(id: String) -> Mention? {
        mentions.first { $0.id == id }
    }
}
