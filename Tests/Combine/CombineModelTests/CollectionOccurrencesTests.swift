import Testing

@testable import CombineModel

struct CollectionOccurrencesTests {
    @Test(arguments: [
        ("", "a", nil), ("b", "a", nil), ("ab", "abc", nil), ("a", "a", 0..<1), ("bab", "a", 1..<2),
        ("aab", "ab", 1..<3), ("ab", "", 0..<0),
    ])
    func firstOccurrence(text: String, part: String, expected: Range<Int>?) {
        let characters = Array(text)
        #expect(characters.firstOccurrence(of: part) == expected)
        #expect(characters[...].firstOccurrence(of: part) == expected)
    }

    @Test(arguments: [
        ("", ""), ("abc", "abc"), ("_", "-"), ("__a_", "--a-"), ("a_b_c", "a-b-c"),
    ])
    func substituting(text: String, expected: String) {
        #expect(text.substituting("_", with: "-") == expected)
    }

    @Test func replacementsAreNotSearched() {
        #expect("aaa".substituting("a", with: "aa") == "aaaaaa")
        #expect("aaab".substituting("aa", with: "") == "ab")
    }
}
