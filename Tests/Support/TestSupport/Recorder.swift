/// The values that a test's closure received.
@MainActor
public final class Recorder<Value> {
    public var values: [Value] = []

    public init() {}
}
