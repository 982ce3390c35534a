import CGtk
import Gsk

extension Widget {
    /// Traps if a type is neither the widget's class nor one of its superclasses.
    func requireClass(_ type: any ValueConvertible.Type, _ function: StaticString) {
        if !isInstance(pointer, of: type.valueType) { fatalError("\(function): \(self) isn't a \(type)") }
    }
}
