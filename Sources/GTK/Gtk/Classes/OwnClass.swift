import CGtk
import Gsk

extension Widget {
    /// Traps if a type is neither the widget's class nor one of its superclasses.
    func requireClass(_ type: any ValueConvertible.Type, _ function: StaticString) {
        let instance = pointer.assumingMemoryBound(to: GTypeInstance.self)
        if g_type_check_instance_is_a(instance, type.valueType) == 0 {
            fatalError("\(function): \(self) isn't a \(type)")
        }
    }
}
