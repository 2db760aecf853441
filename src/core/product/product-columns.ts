/** The columns of a seller's table of products, which are the fields of the form as well. Values are text, as typed. */

export interface ProductColumn {
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
  { name: 'title_hi', isFurther: true, example: '' },
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

export type ColumnName = (typeof PRODUCT_COLUMNS)[number]['name'];

/** The most characters of a field, in the form and in a table: what the catalogue takes, and spaces. Longer ones are not looked at. */
export const longestOf = (name: ColumnName): number => (LONG_COLUMNS.includes(name) ? LONGEST_TEXT : LONGEST_LINE);

const LONG_COLUMNS: readonly ColumnName[] = ['description', 'features', 'attributes', 'sizes', 'pictures'];
const LONGEST_TEXT = 20_000;
const LONGEST_LINE = 1_000;

/** What a cell of the table has to empty its field, in any case. An empty cell leaves the field as it is. */
export const CLEAR_CELL = '(clear)';

/** A product as typed, by column. A field that is missing stays as it is; an empty one is taken away. */
export type ProductFields = Readonly<Partial<Record<ColumnName, string>>>;

/** The template of the table, as CSV. */
export const productTemplate = (): string =>
  (['name', 'example'] as const)
    .map((key) => `${PRODUCT_COLUMNS.map((column) => quoteCell(column[key])).join(',')}\r\n`)
    .join('');

/** The headings of the table. */
export const PRODUCT_HEADINGS: readonly string[] = PRODUCT_COLUMNS.map(({ name }) => name);

const quoteCell = (text: string): string => (/[",|]/.test(text) ? `"${text}"` : text);
