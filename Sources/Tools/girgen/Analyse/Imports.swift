// The code in the folder Analyse turns the model of GIR files into the model of the Swift API.

@_exported import GirgenParse
