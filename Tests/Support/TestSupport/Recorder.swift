/// An object that records the values that a closure receives.
@MainActor
public final class Recorder<Value> {
    public var values: [Value] = []

    public init() {}
}
