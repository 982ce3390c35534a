import Testing

@testable import Combine

struct InlinedKeyPathTests {
    private final class Root {
        var number: Int {
            didSet { sets += 1 }
        }
        var text: String?
        private(set) var sets = 0

        init(_ number: Int = 0) {
            self.number = number
        }
    }

    @Test func readsAndSetsTheProperty() {
        let (root, property) = (Root(), InlinedKeyPath<Root, Int>(\.number))
        property.set(1, of: root)
        property.set(1, of: root)
        #expect(property.value(of: root) == 1)
        #expect(root.sets == 2)
        #expect(property.keyPath == \Root.number)
    }

    @Test func doesNotSetAnEqualValue() {
        let (root, property) = (Root(1), InlinedKeyPath<Root, Int>(unlessEqual: \.number))
        property.set(1, of: root)
        #expect(root.sets == 0)
        property.set(2, of: root)
        #expect(root.sets == 1)
        #expect(property.keyPath == \Root.number)
    }

    @Test func setsAnOptionalPropertyToNil() {
        let (root, property) = (Root(), InlinedKeyPath<Root, String?>(unlessEqual: \.text))
        property.set("a", of: root)
        #expect(property.value(of: root) == "a")
        property.set(nil, of: root)
        #expect(root.text == nil)
        #expect(property.value(of: root) == nil)
    }

    @Test func acceptsAKeyPathThatIsNotALiteral() {
        let paths: [ReferenceWritableKeyPath<Root, Int>] = [\.number]
        let (root, property) = (Root(3), InlinedKeyPath(paths[0]))
        #expect(property.value(of: root) == 3)
    }
}
