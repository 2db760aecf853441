import type { Format } from '../../tables/formats/format.ts';
import { foldHeading } from '../../tables/headings/heading-names.ts';
import { type RowValues, withTexts } from '../../tables/rows/row-values.ts';

/** The rows of a product's variants. Where the format says that price and cost of the first row hold for the whole product, the others get them. */
export function inheritPrice(rows: readonly RowValues[], { ofAll = [] }: Format): readonly RowValues[] {
  if (ofAll.length === 0 || rows.length < 2) return rows;
  const [first, ...others] = rows;
  const price = first?.get('offers.price') ?? '';
  const column = foldHeading(first?.columnOf('offers.price') ?? '');
  if (!first || price === '' || !ofAll.some((heading) => foldHeading(heading) === column)) return rows;
  const cost = first.get('cost');
  const isVariant = (values: RowValues) =>
    values.get('title') === '' &&
    values.get('offers.price') === '' &&
    values.get('choices.values') === '' &&
    ['sku', 'gtin', 'options.pairs'].some((field) => values.get(field) !== '');
  return [
    first,
    ...others.map((values) =>
      isVariant(values)
        ? withTexts(values, { 'offers.price': price, ...(values.get('cost') === '' && cost !== '' && { cost }) })
        : values,
    ),
  ];
}
