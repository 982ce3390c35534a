/// The first sentence of a comment, which states the purpose of the declaration.
package struct Sentence: Equatable {
    /// The origin of a sentence. A sentence is handwritten, or a rule for a kind of declaration creates it.
    package enum Origin: String, CaseIterable {
        case byHand = "by hand"
        // Types.
        case subclass = "a class"
        case conformers = "a protocol"
        case structure = "a structure"
        case choices = "an enumeration"
        case options = "flags"
        case errorDomain = "error codes"
        case constant = "a constant"
        case key = "a key"
        case comparison = "a comparison"
        // Members.
        case effect = "a property that enables another one"
        case iteration = "a function that calls a closure with each element"
        case ending = "a function that can be undone"
        case mappedMemory = "mapped memory"
        case classHandler = "a method that handles a signal"
        case implementation = "a method that C calls"
        case detail = "a signal with a detail"
        case emission = "a method that emits a signal"
    }

    package let origin: Origin
    package let text: String
}
