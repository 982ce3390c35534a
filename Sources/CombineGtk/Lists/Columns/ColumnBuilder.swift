/// A result builder for arrays of columns.
@resultBuilder
@MainActor
public enum ColumnBuilder<Element> {
    public static func buildExpression(_ column: Column<Element>) -> [Column<Element>] { [column] }

    public static func buildBlock(_ columns: [Column<Element>]...) -> [Column<Element>] { columns.flatMap { $0 } }

    public static func buildOptional(_ columns: [Column<Element>]?) -> [Column<Element>] { columns ?? [] }

    public static func buildEither(first columns: [Column<Element>]) -> [Column<Element>] { columns }

    public static func buildEither(second columns: [Column<Element>]) -> [Column<Element>] { columns }

    public static func buildArray(_ columns: [[Column<Element>]]) -> [Column<Element>] { columns.flatMap { $0 } }
}
