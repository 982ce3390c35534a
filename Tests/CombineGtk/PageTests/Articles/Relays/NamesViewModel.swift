import CombineModel

struct NamesViewModel {
    struct Input {
        let firstName = CurrentValueRelay("")
        let lastName = CurrentValueRelay("")
        let mirror = PassthroughRelay<String>()
        let nickname = CurrentValueRelay<String?>(nil)
        let caption = CurrentValueRelay("")
        let print = PassthroughRelay<Void>()
    }

    let input = Input()

    var lines: some Publisher<String, Never> {
        input.print.map { [input] in "\(input.firstName.value) \(input.lastName.value)" }
    }
}
