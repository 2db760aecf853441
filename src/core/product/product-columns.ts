/** The columns of a seller's table of products, which are the fields of the form as well. Values are text, as typed. */

export interface ProductColumn {
  readonly name: string;
  readonly label: string;
  readonly isRequired?: true;
  readonly hint?: string;
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
  {
    name: 'sku',
    label: 'SKU',
    isRequired: true,
    hint: 'Your own code. You can’t change it later.',
    example: 'INDIGO-01',
  },
  { name: 'category', label: 'Category', isRequired: true, example: 'Womenkurtha' },
  { name: 'title', label: 'Title', isRequired: true, example: 'Indigo block-print cotton kurti' },
  { name: 'title_hi', label: 'Title in Hindi', isFurther: true, example: '' },
  { name: 'description', label: 'Description', rows: 3, example: 'Hand-printed in Bagru.' },
  { name: 'price', label: 'Price', isRequired: true, hint: 'Including all taxes.', example: '499' },
  { name: 'mrp', label: 'MRP', hint: 'Only if it is above the price.', example: '799' },
  {
    name: 'sizes',
    label: 'Sizes',
    hint: 'Size and pieces, such as S:4, M:6. You can add measurements: S:4 (Bust: 36 in).',
    example: 'S:4 (Bust: 36 in), M:6 (Bust: 38 in)',
  },
  { name: 'stock', label: 'Pieces', hint: 'Empty if you don’t count them.', example: '' },
  {
    name: 'pictures',
    label: 'Pictures',
    hint: 'File names, separated by |. The first is on lists.',
    example: 'indigo-front.jpg | indigo-back.jpg',
  },
  { name: 'brand', label: 'Brand', isFurther: true, example: '' },
  { name: 'colour', label: 'Colour', isFurther: true, example: 'Indigo' },
  {
    name: 'features',
    label: 'Features',
    rows: 3,
    isFurther: true,
    hint: 'Separated by |.',
    example: 'Cotton | Side pockets',
  },
  {
    name: 'attributes',
    label: 'Fabric and other details',
    hint: 'Such as Fabric: Cotton | Sleeve: Long.',
    rows: 2,
    example: 'Fabric: Cotton | Sleeve: Long',
  },
  { name: 'generic_name', label: 'Common name', isRequired: true, hint: 'Such as kurti.', example: 'Kurti' },
  { name: 'net_quantity', label: 'Net quantity', isRequired: true, hint: 'Such as 1 N or 250 g.', example: '1 N' },
  {
    name: 'country_of_origin',
    label: 'Country of origin',
    hint: 'Yours if left empty.',
    isFurther: true,
    example: 'India',
  },
  { name: 'maker', label: 'Maker', hint: 'You, if left empty.', isFurther: true, example: '' },
  { name: 'maker_address', label: 'Address of the maker', isFurther: true, example: '' },
  { name: 'weight', label: 'Weight with packing', hint: 'Such as 250 g.', isFurther: true, example: '300 g' },
  { name: 'hsn', label: 'HSN code', isFurther: true, example: '6211' },
  {
    name: 'tax_class',
    label: 'Tax class',
    hint: 'standard, reduced, exempt, apparel or jewellery.',
    isFurther: true,
    example: 'apparel',
  },
  { name: 'gtin', label: 'Barcode', isFurther: true, example: '' },
  { name: 'lead_time_days', label: 'Days to make it', hint: 'If it is made to order.', isFurther: true, example: '' },
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

/** The column of a heading: case, spaces and punctuation make no difference, and "Colour" may be "Color". */
export function findColumn(heading: string): ColumnName | undefined {
  // What the common name was called before.
  const folded = foldHeading(heading)
    .replace('color', 'colour')
    .replace(/^whatitis$/, 'genericname');
  return PRODUCT_COLUMNS.find(({ name, label }) => [foldHeading(name), foldHeading(label)].includes(folded))?.name;
}

const foldHeading = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** The template of the table, as CSV. */
export const productTemplate = (): string =>
  (['name', 'example'] as const)
    .map((key) => `${PRODUCT_COLUMNS.map((column) => quoteCell(column[key])).join(',')}\r\n`)
    .join('');

/** The headings of the table. */
export const PRODUCT_HEADINGS: readonly string[] = PRODUCT_COLUMNS.map(({ name }) => name);

const quoteCell = (text: string): string => (/[",|]/.test(text) ? `"${text}"` : text);
