import type { SellerProductList } from '../../../../contract/products.ts';
import { columnWords } from '../../../../core/product/column-words.ts';
import { rowsOf } from '../../../../core/product/column-rows.ts';
import {
  type ColumnName,
  listColumns,
  longestOf,
  NUMERIC_COLUMNS,
  type PlainColumn,
} from '../../../../core/product/product-columns.ts';
import type { FormField } from '../../../../core/site/form-field.ts';
import { missingWords } from '../../../../core/text/missing-words.ts';
import { currentLocale } from '../../../../messages/language.ts';
import { controlsText } from '../../../../messages/rooms/controls.ts';
import { sellerProductsText } from '../../../../messages/rooms/seller-products.ts';

/** The columns of the table as fields of a product's form. */

/** What the form needs of the shop. */
export interface FormShop extends Pick<SellerProductList, 'categories' | 'languages'> {
  readonly currency: string;
}

/** The parts of the form after the photos, followed by fields that are rarely filled in. */
export const PARTS = (): readonly {
  readonly title: string;
  readonly names: readonly PlainColumn[];
  readonly hint?: string;
}[] => [
  { title: sellerProductsText.basics, names: ['title', 'category', 'sku', 'description', 'attributes'] },
  { title: sellerProductsText.price, names: ['price', 'mrp'] },
  { title: sellerProductsText.sizesAndStock, names: ['stock', 'sizes'] },
  {
    title: sellerProductsText.labelDetails,
    names: ['generic_name', 'net_quantity'],
    hint: sellerProductsText.labelHint,
  },
];

const AMOUNTS: readonly string[] = ['price', 'mrp'];

/** The fields of all columns except the pictures, by name. */
export function columnFields({ categories, languages, currency }: FormShop): ReadonlyMap<ColumnName, FormField> {
  const sign = new Intl.NumberFormat(currentLocale(), { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  const fields = listColumns(languages)
    .filter(({ name }) => name !== 'pictures')
    .map(({ name, rows, isRequired = false }): readonly [ColumnName, FormField] => {
      const [words, hint] = columnWords(name);
      const isList = rowsOf(name) !== undefined;
      const isChoice = name === 'category';
      const label = AMOUNTS.includes(name) && sign !== undefined ? `${words} (${sign})` : words;
      return [
        name,
        {
          name,
          label: () => label,
          ...(hint !== undefined && !isList && { hint: () => hint }),
          ...(isChoice && {
            choices: () => [['', controlsText.choose], ...categories.map(({ id, title }) => [id, title] as const)],
          }),
          ...(rows !== undefined && !isList && { rows }),
          missing: () => missingWords(words, isChoice, 'the'),
          isOptional: !isRequired,
          attributes: isChoice
            ? {}
            : {
                autocomplete: 'off',
                maxlength: longestOf(name),
                ...(NUMERIC_COLUMNS.includes(name) && { inputmode: 'decimal' }),
              },
        },
      ];
    });
  return new Map(fields);
}

/** The names of columns that are rarely filled in, including those of further languages. */
export const furtherColumns = ({ languages }: Pick<FormShop, 'languages'>): readonly ColumnName[] =>
  listColumns(languages)
    .filter(({ isFurther }) => isFurther)
    .map(({ name }) => name);
