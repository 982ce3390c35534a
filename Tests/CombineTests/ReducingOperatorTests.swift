import Combine
import CombineTesting
import XCTest

final class ReducingOperatorTests: XCTestCase {
        let publisher = IntUpstream()
        let failing = IntUpstream()
}
