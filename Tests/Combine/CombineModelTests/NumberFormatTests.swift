import CombineModel
import Testing

struct NumberFormatTests {
    private let english = NumberFormat(decimalSeparator: ".", groupingSeparator: ",")
    private let french = NumberFormat(decimalSeparator: ",", groupingSeparator: "\u{202F}")
    private let plain = NumberFormat(decimalSeparator: "", groupingSeparator: "")

    @Test func numbersAreFormatted() {
        #expect(english.string(123_456, decimals: 2) == "1,234.56")
        #expect(english.string(-5, decimals: 2) == "-0.05")
        #expect(english.string(0) == "0")
        #expect(english.string(-100_000) == "-100,000")
        #expect(french.string(1_000_000, decimals: 1) == "100\u{202F}000,0")
        #expect(plain.string(123_456, decimals: 2) == "1234.56")
        #expect(english.string(.min) == "-9,223,372,036,854,775,808")
    }

    @Test func numbersAreParsed() {
        #expect(english.value("1,234.5", decimals: 2) == 123_450)
        #expect(english.value(" 1234 ", decimals: 2) == 123_400)
        #expect(english.value("-.5", decimals: 2) == -50)
        #expect(english.value("\u{2212}7.") == -7)
        #expect(english.value("+7") == 7)
        #expect(french.value("1 234,5", decimals: 1) == 12_345)
        #expect(plain.value("1234.56", decimals: 2) == 123_456)
        #expect(english.value("-9223372036854775808") == .min)
    }

    @Test(arguments: [
        "", "-", ".", "1.234", "1,23", "1,2345", "1234,567", ",123", "1.5.5", "12a", "--1", "1,234.5,6", "٣",
    ])
    func otherTextsAreRejected(text: String) {
        #expect(english.value(text, decimals: 2) == nil)
    }

    @Test func numbersThatOverflowAreRejected() {
        #expect(english.value("9223372036854775808") == nil)
        #expect(english.value("92233720368547758", decimals: 3) == nil)
    }

    @Test(arguments: [0, 1, 2, 3, 6])
    func formattedNumbersCanBeParsed(decimals: Int) {
        for value in [0, 1, -1, 9, 10, -99, 1000, 123_456, -1_000_000, .max, .min] {
            for format in [english, french, plain, .user] {
                #expect(format.value(format.string(value, decimals: decimals), decimals: decimals) == value)
            }
        }
    }
}
