/// Plans the Swift API of the modules from the GIR files.
package struct APIPlanner {
    let library: GIRLibrary
    private let coverage = Coverage()
    private let planner: TypePlanner
    private let graph: ModuleGraph

    package init(_ library: GIRLibrary) {
        self.library = library
        planner = TypePlanner(library, coverage)
        graph = ModuleGraph(library.namespaces.values, library.configuration)
    }

    package func plan() -> SwiftAPI {
        var modules = library.configuration.modules.compactMap { module in
            library.namespaces[module.namespace].flatMap { plan(module, $0) }
        }
        // Virtual functions and requirements are planned last, because they must not have the name of another member.
        for module in modules.indices {
            for type in modules[module].types.indices {
                let cType = modules[module].types[type].cType
                guard let declaration = library.declaration(cType: cType) else { continue }
                planner.planVirtualFunctions(of: &modules[module].types[type], declaration)
                planner.planRequirements(of: &modules[module].types[type], declaration)
            }
        }
        return SwiftAPI(modules: modules, names: planner.names, coverage: coverage)
    }

    private func plan(_ module: Configuration.Module, _ namespace: GIRNamespace) -> Module? {
        if module.types?.isEmpty == true { return nil }
        let imports = graph.imports(of: module.name)
        var plan = Module(
            name: module.name,
            source: "\(namespace.name)-\(namespace.version).gir",
            namespace: namespace.name,
            imports: imports,
            tables: library.configuration.modules.filter { !$0.isPartial && imports.contains($0.name) }.map(\.name),
            cModule: module.cModule,
            cModules: cModules(of: module),
            isBinding: module.isBinding,
            initializesGtk: library.isBuiltOnGtk(module.namespace),
            isPartial: module.isPartial
        )
        plan.handwritten = library.policy.handwrittenTypes(of: namespace.name)
        for declaration in ordered(compounds(of: namespace, module)) {
            coverage.bound(declaration.isClassOrInterface ? .types : .records, in: namespace.name)
            if let type = planner.plan(declaration) { plan.types.append(type) }
        }
        for enumeration in namespace.enumerations {
            guard let declaration = printed(enumeration.info.name, in: namespace, module) else { continue }
            coverage.bound(.enumerations, in: namespace.name)
            for member in enumeration.members {
                guard let reason = library.policy[member.cIdentifier].leftOut else { continue }
                coverage.leftOut(.enumerations, member.cIdentifier, reason, in: namespace.name)
            }
            if let type = planner.plan(declaration) { plan.enumerations.append(type) }
        }
        countOtherTypes(of: namespace, isPartial: plan.isPartial)
        let calls = CallPlanner(library: library, namespace: namespace.name)
        plan.callbacks = namespace.callbacks.compactMap { callback in
            printed(callback.info.name, in: namespace, module).flatMap { calls.callback($0) }
        }
        if !plan.isPartial { plan.functions = planner.planFunctions(of: namespace) }
        plan.constants = planner.planConstants(of: namespace, besides: plan.functions.map(\.name))
        return plan
    }

    /// Counts the types that are hidden or not introspectable.
    private func countOtherTypes(of namespace: GIRNamespace, isPartial: Bool) {
        let compounds = namespace.compounds.filter { $0.classStructureOf == nil }
        let types =
            compounds.map { ($0.isRecord ? Coverage.Category.records : .types, $0.info, true) }
            + namespace.enumerations.map { (Coverage.Category.enumerations, $0.info, true) }
            // Callback types are counted only if they're hidden.
            + namespace.callbacks.map { (Coverage.Category.types, $0.info, false) }
        for (category, info, isCounted) in types {
            let name = "\(namespace.name).\(info.name)"
            if let reason = library.policy[name].hide {
                coverage.hidden(category, name, reason, in: namespace.name)
            } else if isCounted, !info.isIntrospectable, !isPartial {
                coverage.notIntrospectable(category, in: namespace.name)
            }
        }
    }

    /// Returns the C modules that a module and its dependencies use, without duplicates.
    private func cModules(of module: Configuration.Module) -> [String] {
        let built = graph.below(module.name)
        let others = library.configuration.modules.filter { built.contains($0.name) && $0.isSeparate }.map(\.cModule)
        return Set(["CGtk", module.cModule] + others).sorted()
    }

    /// Returns the declaration of a type in a namespace. Returns nil if the type isn't printed in `module`.
    private func printed(_ name: String, in namespace: GIRNamespace, _ module: Configuration.Module) -> Declaration? {
        guard let declaration = library.declaration(name, in: namespace.name), library.isWritten(declaration),
            !declaration.isHandwritten, !library.isTooNew(declaration), module.types?.contains(declaration.name) ?? true
        else { return nil }
        return declaration
    }

    private func compounds(of namespace: GIRNamespace, _ module: Configuration.Module) -> [Declaration] {
        namespace.compounds.compactMap { compound in
            guard let declaration = printed(compound.info.name, in: namespace, module) else { return nil }
            guard case .unsupported(let reason) = declaration.category else { return declaration }
            if reason != GIRLibrary.privateRecord {
                let (category, cType) = (compound.isRecord ? Coverage.Category.records : .types, compound.cType)
                coverage.skipped(category, cType ?? declaration.girName, reason, in: namespace.name)
            }
            for method in compound.methods where method.info.isIntrospectable {
                coverage.skipped(.methods, method.cIdentifier, "belongs to \(reason)", in: namespace.name)
            }
            return nil
        }
    }

    /// Sorts classes and interfaces so that each type follows its superclass and its interfaces.
    private func ordered(_ declarations: [Declaration]) -> [Declaration] {
        var done: Set<ObjectIdentifier> = []
        var result: [Declaration] = []
        func visit(_ declaration: Declaration) {
            guard done.insert(ObjectIdentifier(declaration)).inserted else { return }
            let inherited = library.ancestors(of: declaration) + library.allInterfaces(of: declaration)
            for other in inherited + [library.prerequisiteClass(of: declaration)].compactMap(\.self)
            where declarations.contains(where: { $0 === other }) { visit(other) }
            result.append(declaration)
        }
        for declaration in declarations { visit(declaration) }
        return result
    }
}
