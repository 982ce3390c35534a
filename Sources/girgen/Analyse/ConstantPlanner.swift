/// Decides what becomes of a namespace's constants.
struct ConstantPlanner {
    /// The constants of one home.
    struct Group {
        let home: ConstantPolicy.Home
        var constants: [Constant] = []
    }

    struct Constant {
        let name: String
        let gir: GIRConstant
    }

    let coverage: Coverage
    let configuration: Configuration

    /// The constants of a namespace by their homes, in the GIR's order.
    func plan(_ namespace: GIRNamespace) -> [Group] {
        var groups: [Group] = []
        let keys = KeyNaming(namespace.constants.map { String($0.cType.dropFirst("GDK_KEY_".count)) })
        for constant in namespace.constants {
            if configuration.isTooNew(constant.info.version, in: namespace.name) {
                coverage.tooNew(.constants, in: namespace.name)
                continue
            }
            let (home, length) = ConstantPolicy.home(of: constant.cType)
            let rest = String(constant.cType.dropFirst(length))
            switch home {
            case .left(let reason):
                coverage.skipped(.constants, constant.cType, reason, in: namespace.name)
                continue
            case .handwritten:
                coverage.bound(.constants, in: namespace.name)
                continue
            default: break
            }
            if ConstantPrinter.value(of: constant) == nil {
                let reason = "is of the type \(constant.type.name ?? "of an array")"
                coverage.skipped(.constants, constant.cType, reason, in: namespace.name)
                continue
            }
            coverage.bound(.constants, in: namespace.name)
            let name = home == .key ? keys.name(of: rest) : name(of: constant, rest)
            let index = groups.firstIndex { $0.home == home } ?? groups.count
            if index == groups.count { groups.append(Group(home: home)) }
            // Two C names for one thing, such as ETH and Eth.
            let isThere = groups[index].constants.contains { $0.name == name && $0.gir.value == constant.value }
            if !isThere { groups[index].constants.append(Constant(name: name, gir: constant)) }
        }
        return groups
    }

    private func name(of constant: GIRConstant, _ rest: String) -> String {
        if let name = ConstantPolicy.names[constant.cType] { return name }
        // The name within the namespace, where nothing of the C name is the home's.
        var words = Naming.words(rest == constant.cType ? constant.info.name : rest)
        if words.suffix(3) == ["extension", "point", "name"] { words.removeLast(3) }
        return Naming.lowerCamel(words)
    }
}
