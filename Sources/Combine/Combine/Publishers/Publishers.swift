/// A namespace for the publisher types. Operators create most of these publishers.
public enum Publishers {}
