/// The types of Foundation that programs name most, which a binding leaves to it: a file may import both.
enum FoundationNames {
    static let all: Set<String> = [
        "AttributeContainer", "AttributedString", "Bundle", "ByteCountFormatter", "CachedURLResponse", "Calendar",
        "CharacterSet", "CocoaError", "Data", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal",
        "Dimension", "DispatchQueue", "Expression", "FileAttributeType", "FileHandle", "FileManager", "FileWrapper",
        "Formatter", "HTTPCookie", "HTTPURLResponse", "Host", "ISO8601DateFormatter", "IndexPath", "IndexSet",
        "InputStream", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale", "Lock", "Measurement",
        "MessagePort", "Notification", "NotificationCenter", "NotificationQueue", "NumberFormatter", "Operation",
        "OperationQueue", "OutputStream", "PersonNameComponents", "Pipe", "Port", "Predicate", "Process",
        "ProcessInfo", "Progress", "PropertyListDecoder", "PropertyListEncoder", "RunLoop", "Scanner", "Selector",
        "SortDescriptor", "SortOrder", "Stream", "Thread", "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents",
        "URLError", "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "UUID", "UndoManager", "Unit",
        "UserDefaults", "XMLDocument", "XMLElement", "XMLNode", "XMLParser",
    ]
}
