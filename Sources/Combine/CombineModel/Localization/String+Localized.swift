extension String {
    /// Creates a translated text of the program, in the user's language.
    ///
    /// ```swift
    /// title = String(localized: "Sent to \(name)")
    /// menuTitle = String(localized: "Open", context: "verb")
    /// ```
    ///
    /// The text is looked up in ``TextDomain/program``. A text without a translation is returned unchanged. You can
    /// call it on any thread. It corresponds to Foundation's `String(localized:)`, which doesn't exist on Linux, and to
    /// `gettext` and `pgettext`.
    ///
    /// - Parameters:
    ///   - text: The text, a literal so that tools find it. Catalogs have `%@` in place of each value.
    ///   - context: A text that distinguishes equal texts with different translations.
    public init(localized text: LocalizationValue, context: StaticString? = nil) {
        self = TextDomain.localized(text, context: context, in: TextDomain.program)
    }

    /// Creates a translated text of the program that depends on a number, in the user's language.
    ///
    /// ```swift
    /// String(localized: "Delete \(count) note", plural: "Delete \(count) notes", count: count)
    /// ```
    ///
    /// The catalog determines the plural forms of the language and the numbers for which they are used. Without a
    /// translation, `text` is used for 1, and `plural` for other numbers. It corresponds to `ngettext` and `npgettext`.
    ///
    /// - Parameters:
    ///   - text: The text for the number 1, a literal. It's the key in catalogs.
    ///   - plural: The text for other numbers, with the same values in the same order.
    ///   - count: The number.
    ///   - context: A text that distinguishes equal texts with different translations.
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
    /// Returns a translated text of this domain, for example of a library, in the user's language. See
    /// `String(localized:)`. The C function `dgettext`.
    public func localized(_ text: String.LocalizationValue, context: StaticString? = nil) -> String {
        Self.localized(text, context: context, in: self)
    }

    /// Returns a translated text of this domain that depends on a number. See `String(localized:plural:count:)`. The C
    /// function `dngettext`.
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
            // The singular form may omit the number. Its list of values is then shorter.
            return (plural.arguments.count > text.arguments.count ? plural : text).filling(translation)
        }
        let own = count == 1 ? text : plural
        return own.filling(own.key)
    }
}
