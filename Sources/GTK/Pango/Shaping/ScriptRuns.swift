import CGtk

extension Script {
    /// Divides a text into runs. Each run has a single script (writing system). `PangoScriptIter`.
    public static func runs(in text: String) -> [(range: Range<String.Index>, script: Script)] {
        var runs: [(range: Range<String.Index>, script: Script)] = []
        var text = text
        text.makeContiguousUTF8()
        text.utf8.withContiguousStorageIfAvailable { bytes in
            guard let first = bytes.baseAddress, !bytes.isEmpty else { return }
            first.withMemoryRebound(to: CChar.self, capacity: bytes.count) { first in
                let iterator = pango_script_iter_new(first, gint(clamping: bytes.count))
                defer { pango_script_iter_free(iterator) }
                repeat {
                    var (start, end): (UnsafePointer<CChar>?, UnsafePointer<CChar>?)
                    var script = PangoScript(rawValue: 0)
                    pango_script_iter_get_range(iterator, &start, &end, &script)
                    guard let start, let end else { return }
                    let lower = text.utf8.index(text.startIndex, offsetBy: start - first)
                    let upper = text.utf8.index(text.startIndex, offsetBy: end - first)
                    runs.append((range: lower..<upper, script: Script(rawValue: Int(script.rawValue))))
                } while pango_script_iter_next(iterator) != 0
            }
        }
        return runs
    }
}
