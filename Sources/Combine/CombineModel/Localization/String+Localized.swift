extension String {
    /// A text of the program's, in the person's language.
    ///
    /// ```swift
    /// title = String(localized: "Sent to \(name)")
    /// menuTitle = String(localized: "Open", context: "verb")
    /// ```
    ///
    /// It is looked up in ``TextDomain/program``; what has no translation is the text itself. Any thread may ask. Foundation's
    /// `String(localized:)`, which Linux has not; gettext's `gettext` and `pgettext`.
    ///
    /// - Parameters:
    ///   - text: a literal, so that tools find it; catalogues have `%@` where it has a value.
    ///   - context: tells apart equal texts that other languages have two for.
    public init(localized text: LocalizationValue, context: StaticString? = nil) {
        self = TextDomain.localized(text, context: context, in: TextDomain.program)
    }

    /// A text of the program's that has a number of things in it, in the person's language.
    ///
    /// ```swift
    /// String(localized: "Delete \(count) note", plural: "Delete \(count) notes", count: count)
    /// ```
    ///
    /// The catalogue says how many forms the language has, and which is for what number. Without a translation `text` is for 1,
    /// `plural` for the others. gettext's `ngettext` and `npgettext`.
    ///
    /// - Parameters:
    ///   - text: the text for one, a literal; catalogues know the text by it.
    ///   - plural: the text for another number, with the same values in the same order.
    ///   - count: the number.
    ///   - context: tells apart equal texts that other languages have two for.
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
    /// A text of this domain's, a library's say, in the person's language; see `String(localized:)`. C's `dgettext`.
    public func localized(_ text: String.LocalizationValue, context: StaticString? = nil) -> String {
        Self.localized(text, context: context, in: self)
    }

    /// A text of this domain's that has a number of things in it; see `String(localized:plural:count:)`. C's `dngettext`.
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
            // The form for one may leave the number out, and so have no value for it.
            return (plural.arguments.count > text.arguments.count ? plural : text).filling(translation)
        }
        let own = count == 1 ? text : plural
        return own.filling(own.key)
    }
}
