/// A namespace for types that serve as publishers, most of which operators make.
public enum Publishers {}
