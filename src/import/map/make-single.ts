import type { ProductDocument } from '../../tables/model.ts';
import { readTypedSizes } from '../../core/size/typed-sizes.ts';
import { type Findings, tellInternal } from '../../tables/rows/findings.ts';
import { whyInternal } from './internal-columns.ts';
import type { MakeOptions, SoldRow, VariantFields } from './make-variants.ts';
import { isSizeOption, listHidden, nameOptions, readOptions } from './read-options.ts';
import { readStock } from '../../tables/rows/read-stock.ts';
import type { RowValues } from '../../tables/rows/row-values.ts';
import { readList, readPairs } from '../../tables/rows/values.ts';

/** A product without variants: its size, if it has one, is listed; other options are facts. */
export function makeSingle(
  { values, offer }: SoldRow,
  rows: readonly RowValues[],
  { market, dates }: Pick<MakeOptions, 'market' | 'dates'>,
  findings: Findings,
): VariantFields {
  const names = nameOptions(rows);
  const options = readOptions(values, names);
  const hidden = listHidden(values, names);
  const attributes: Record<string, string> = {};
  const internal: string[] = [];
  let sizes: ProductDocument['sizes'];
  const typed = values.get('sizes');
  if (typed !== '') sizes = readSizes(typed);
  for (const [name, value] of options)
    if (name === 'Colour') continue;
    else if (isSizeOption(name) && !sizes) sizes = readList(value, /[|,;\n]/).map((one) => ({ name: one }));
    else if (!hidden.includes(name) && whyInternal(name, [value]) === undefined) attributes[name] = value;
    else internal.push(name);
  tellInternal(internal, values.row, findings);
  const stock = readStock(values, dates, findings);
  const [size] = sizes ?? [];
  // If a product has one size, its pieces are those of that size.
  if (sizes?.length === 1 && size && size.stock === undefined)
    return { offers: { [market]: offer }, sizes: [{ ...size, ...stock }], attributes, colour: options.get('Colour') };
  if (sizes && sizes.length > 1 && stock.stock !== undefined && sizes.some((one) => one.stock === undefined))
    findings.add(values.row, 'left-out', {
      code: 'stock-of-sizes',
      expected: `the pieces of each size, such as "${sizes[0]?.name}:4, ${sizes[1]?.name}:6"; one number for all of them is left out`,
      found: values.get('stock'),
      column: values.columnOf('stock'),
    });
  const { stock: _, ...withoutStock } = stock;
  return {
    offers: { [market]: offer },
    sizes,
    ...(sizes ? withoutStock : stock),
    attributes,
    colour: options.get('Colour'),
  };
}

const readSizes = (text: string): ProductDocument['sizes'] =>
  readTypedSizes(text).sizes.map(({ name, pieces, measured }) => ({
    name,
    ...(pieces !== undefined && { stock: /^\d{1,9}$/.test(pieces) ? Number(pieces) : pieces }),
    ...(measured !== undefined && { measurements: Object.fromEntries(readPairs(measured, BETWEEN_MEASUREMENTS)) }),
  }));

/** The separator before another named measurement: "Waist: 31 in, open; Hip: 38 in" has two measurements. */
const BETWEEN_MEASUREMENTS = /[,;](?=[^,;:]{1,60}:)/;
