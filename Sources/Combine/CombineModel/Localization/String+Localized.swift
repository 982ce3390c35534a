extension String {
    /// Creates a localized string from the program's translations.
    ///
    /// ```swift
    /// title = String(localized: "Sent to \(name)")
    /// menuTitle = String(localized: "Open", context: "verb")
    /// ```
    ///
    /// The translation is looked up in ``TextDomain/program``, in the user's language. If there is no translation, the
    /// original string is used. You can call this initializer on any thread. It corresponds to the C functions
    /// `gettext` and `pgettext`, and to Foundation's `String(localized:)`, which isn't available on Linux.
    ///
    /// - Parameters:
    ///   - text: The string to translate. Use a string literal, so that tools can extract it. Catalogs contain `%@` in
    ///     place of each interpolated value.
    ///   - context: A string that distinguishes identical strings that need different translations.
    public init(localized text: LocalizationValue, context: StaticString? = nil) {
        self = TextDomain.localized(text, context: context, in: TextDomain.program)
    }

    /// Creates a localized string whose wording depends on a number.
    ///
    /// ```swift
    /// String(localized: "Delete \(count) note", plural: "Delete \(count) notes", count: count)
    /// ```
    ///
    /// The catalog defines the plural forms of the language and selects one for the number. If there is no translation,
    /// `text` is used for 1 and `plural` for other numbers. The initializer corresponds to the C functions `ngettext`
    /// and `npgettext`.
    ///
    /// - Parameters:
    ///   - text: The text for the number 1, which is the key in catalogs. Use a string literal.
    ///   - plural: The text for other numbers. It must contain the values of `text` in the same order. Only `text` can
    ///     omit the number.
    ///   - count: The number.
    ///   - context: A string that distinguishes identical strings that need different translations.
    public init(
        localized text: LocalizationValue,
        plural: LocalizationValue,
        count: Int,
        context: StaticString? = nil
    ) {
        self = TextDomain.localized(text, plural: plural, count: count, context: context, in: TextDomain.program)
    }
}

extension TextDomain {
    /// Returns the translation of a string from this domain, for example the domain of a library.
    ///
    /// See `String(localized:)`. Corresponds to the C function `dgettext`.
    public func localized(_ text: String.LocalizationValue, context: StaticString? = nil) -> String {
        Self.localized(text, context: context, in: self)
    }

    /// Returns the translation of a string from this domain, in the plural form for a number.
    ///
    /// See `String(localized:plural:count:)`. Corresponds to the C function `dngettext`.
    public func localized(
        _ text: String.LocalizationValue,
        plural: String.LocalizationValue,
        count: Int,
        context: StaticString? = nil
    ) -> String {
        Self.localized(text, plural: plural, count: count, context: context, in: self)
    }

    fileprivate static func localized(
        _ text: String.LocalizationValue,
        context: StaticString?,
        in domain: TextDomain?
    ) -> String {
        text.filling(domain?.translation(of: text.key, context: context) ?? text.key)
    }

    fileprivate static func localized(
        _ text: String.LocalizationValue,
        plural: String.LocalizationValue,
        count: Int,
        context: StaticString?,
        in domain: TextDomain?
    ) -> String {
        if let translation = domain?.translation(of: text.key, plural: plural.key, count: count, context: context) {
            // The singular form may omit the number. Therefore, use the values of the form that has more of them.
            return (plural.arguments.count > text.arguments.count ? plural : text).filling(translation)
        }
        let own = count == 1 ? text : plural
        return own.filling(own.key)
    }
}
