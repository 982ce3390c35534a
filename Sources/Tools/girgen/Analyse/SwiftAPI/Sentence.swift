/// The beginning of a comment: the purpose of the declaration.
package struct Sentence: Equatable {
    /// A handwritten sentence, or a rule for a kind of declarations.
    package enum Origin: String, CaseIterable {
        case byHand = "by hand"
        // Types.
        case subclass = "a class"
        case conformers = "a protocol"
        case structure = "a structure"
        case choices = "an enumeration"
        case options = "flags"
        case errorDomain = "codes of errors"
        case constant = "a constant"
        case key = "a key of the keyboard"
        case comparison = "a comparison"
        // Members.
        case effect = "a property that switches another one on"
        case iteration = "a function that calls a closure with each element"
        case ending = "a function that can be undone"
        case missing = "an initializer that returns nil"
        case failure = "a function that throws"
        case mappedMemory = "mapped memory"
        case classHandler = "a method that handles a signal"
        case implementation = "a method that C calls"
        case detail = "a signal with a detail"
        case emission = "a method that emits a signal"
    }

    package let origin: Origin
    package let text: String
}
