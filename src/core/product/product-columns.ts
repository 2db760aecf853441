/**
 * The columns of a seller's table of products, which are the fields of the form as well. Values are text, as typed. Title and description have a
 * further column for each language, such as `title_hi`.
 */

interface ProductColumn {
  readonly name: string;
  readonly isRequired?: true;
  /** What the first row of the template has. */
  readonly example: string;
  /** Lines of its field. */
  readonly rows?: number;
  /** Whether the form has it behind "More details". */
  readonly isFurther?: true;
}

/** The columns whose values are numbers. */
export const NUMERIC_COLUMNS: readonly string[] = ['price', 'mrp', 'stock', 'gtin', 'hsn', 'lead_time_days'];

export const PRODUCT_COLUMNS = [
  { name: 'sku', isRequired: true, example: 'INDIGO-01' },
  { name: 'category', isRequired: true, example: 'Womenkurtha' },
  { name: 'title', isRequired: true, example: 'Indigo block-print cotton kurti' },
  { name: 'description', rows: 3, example: 'Hand-printed in Bagru.' },
  { name: 'price', isRequired: true, example: '499' },
  { name: 'mrp', example: '799' },
  { name: 'sizes', example: 'S:4 (Bust: 36 in), M:6 (Bust: 38 in)' },
  { name: 'stock', example: '' },
  { name: 'pictures', example: 'indigo-front.jpg | indigo-back.jpg' },
  { name: 'brand', isFurther: true, example: '' },
  { name: 'colour', isFurther: true, example: 'Indigo' },
  { name: 'features', rows: 3, isFurther: true, example: 'Cotton | Side pockets' },
  { name: 'attributes', rows: 2, example: 'Fabric: Cotton | Sleeve: Long' },
  { name: 'generic_name', isRequired: true, example: 'Kurti' },
  { name: 'net_quantity', isRequired: true, example: '1 N' },
  { name: 'country_of_origin', isFurther: true, example: 'India' },
  { name: 'maker', isFurther: true, example: '' },
  { name: 'maker_address', isFurther: true, example: '' },
  { name: 'weight', isFurther: true, example: '300 g' },
  { name: 'hsn', isFurther: true, example: '6211' },
  { name: 'tax_class', isFurther: true, example: 'apparel' },
  { name: 'gtin', isFurther: true, example: '' },
  { name: 'lead_time_days', isFurther: true, example: '' },
] as const satisfies readonly ProductColumn[];

type TranslatedName = 'title' | 'description';

/** A column that is not of a language. */
export type PlainColumn = (typeof PRODUCT_COLUMNS)[number]['name'];
type TranslatedColumn = `${TranslatedName}_${string}`;
export type ColumnName = PlainColumn | TranslatedColumn;

/** Something about columns, by their names. */
export type ByColumn<Value> = { [Name in PlainColumn]?: Value } & { [name: TranslatedColumn]: Value };

/** With the tags that the catalogue takes (catalog/schema/translations.ts). */
export const OF_LANGUAGE = /^(title|description)_((?!en(?:-|$))[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-[A-Z]{2})?)$/;

/** The text that a column has in a language; undefined for a column of the product as a whole. */
export function translationOf(
  column: string,
): { readonly text: TranslatedName; readonly language: string } | undefined {
  const [, text, language] = OF_LANGUAGE.exec(column) ?? [];
  return language === undefined ? undefined : { text: text as TranslatedName, language };
}

/** The column of a text of a language by its path in a file, `translations.hi.title`; undefined for any other path. */
export function columnOfTranslation(path: string): TranslatedColumn | undefined {
  const [first, language, text, further] = path.split('.', 4);
  const column = `${text as TranslatedName}_${language}` as const;
  return first === 'translations' && further === undefined && translationOf(column) ? column : undefined;
}

type Column = ProductColumn & { readonly name: ColumnName };

/** All columns, with those of languages (BCP 47) behind the text that they translate. */
export const listColumns = (languages: readonly string[]): Column[] =>
  PRODUCT_COLUMNS.flatMap((column): Column[] => {
    const { name } = column;
    if (name !== 'title' && name !== 'description') return [column];
    const { rows }: ProductColumn = column;
    const further = { ...(rows && { rows }), isFurther: true, example: '' } as const;
    return [column, ...languages.map((language) => ({ ...further, name: `${name}_${language}` as const }))];
  });

/** The most characters of a field, in the form and in a table: what the catalogue takes, and spaces. Longer ones are not looked at. */
export const longestOf = (name: ColumnName): number =>
  LONG_COLUMNS.includes(translationOf(name)?.text ?? name) ? LONGEST_TEXT : LONGEST_LINE;

const LONG_COLUMNS: readonly ColumnName[] = ['description', 'features', 'attributes', 'sizes', 'pictures'];
const LONGEST_TEXT = 20_000;
const LONGEST_LINE = 1_000;

/** What a cell of the table has to empty its field, in any case. An empty cell leaves the field as it is. */
export const CLEAR_CELL = '(clear)';

/** A product as typed, by column. A field that is missing stays as it is; an empty one is taken away. */
export type ProductFields = Readonly<ByColumn<string>>;

/** The template of the table, as CSV. */
export const productTemplate = (languages: readonly string[]): string =>
  (['name', 'example'] as const)
    .map(
      (key) =>
        `${listColumns(languages)
          .map((column) => quoteCell(column[key]))
          .join(',')}\r\n`,
    )
    .join('');

/** The headings of the table. */
export const productHeadings = (languages: readonly string[]): ColumnName[] =>
  listColumns(languages).map(({ name }) => name);

const quoteCell = (text: string): string => (/[",|]/.test(text) ? `"${text}"` : text);
