// Printers see the form of the Swift API, and nothing else of the generator.

@_exported import GirgenSwiftAPI
