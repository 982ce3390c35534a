/// A namespace for the publisher types, most of which are created by operators.
public enum Publishers {}
