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
        case closure = "a closure type"
        // The kinds of members of enumerations and structures.
        case choice = "a case"
        case option = "a member of flags"
        case errorCode = "an error's code"
        case field = "a field"
        case constant = "a constant"
        case key = "a key of the keyboard"
        case comparison = "a comparison"
        // Properties.
        case truth = "a Boolean property"
        case attribute = "a property"
        case setter = "a property that is only set"
        // Functions.
        case construction = "an initializer"
        case question = "a function that answers a question"
        case getter = "a function that returns what it names"
        case mappedMemory = "mapped memory"
        case deed = "a function that begins with a verb"
        case announcement = "a function that tells what happened"
        case plainFunction = "a function by its arguments"
        case classHandler = "what a class does at a signal"
        case implementation = "what a class does for a function"
        // Signals.
        case event = "a signal that names what happened"
        case signal = "a signal"
        case detail = "a signal's detail"
        case emission = "a signal's emitter"
    }

    package let origin: Origin
    package let text: String
}
