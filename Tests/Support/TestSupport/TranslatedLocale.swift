import Glibc

/// A locale for which the C library looks texts up in catalogues: a newer one does not for `C.UTF-8`, which is always there.
public enum TranslatedLocale {
    public static let name: String =
        ["en_US.UTF-8", "de_DE.UTF-8"].first { name in
            guard let locale = newlocale(1 << LC_CTYPE | 1 << LC_MESSAGES, name, nil) else { return false }
            freelocale(locale)
            return true
        } ?? "C.UTF-8"
}
