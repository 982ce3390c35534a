// The decisions turn the model of GIR files into the form of the Swift API.

@_exported import GirgenParse
