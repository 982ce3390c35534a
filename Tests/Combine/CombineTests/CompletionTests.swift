import Combine
import Foundation
import XCTest

final class CompletionTests: XCTestCase {
    func testEncodesAndDecodes() throws {
        typealias Completion = Subscribers.Completion<CodingFailure>
        for (completion, text) in [
            (Completion.finished, #"{"success":true}"#),
            (Completion.failure(.only), #"{"error":"only","success":false}"#),
        ] {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            let data = try encoder.encode(completion)
            XCTAssertEqual(String(decoding: data, as: UTF8.self), text)
            XCTAssertEqual(try JSONDecoder().decode(Completion.self, from: data), completion)
        }
    }

    private enum CodingFailure: String, Error, Codable {
        case only
    }
}
