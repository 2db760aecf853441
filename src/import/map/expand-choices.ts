import { MAX_VARIANTS } from '../../catalog/schema/variant.ts';
import { decimalsOf } from '../../core/money/format-price.ts';
import type { ConvertContext } from '../../tables/rows/context.ts';
import type { Findings } from '../../tables/rows/findings.ts';
import type { Roles } from '../../tables/rows/find-roles.ts';
import type { Format } from '../../tables/formats/format.ts';
import { plainName } from './plain-name.ts';
import { nameOptions } from './read-options.ts';
import { parentOf, readCodes } from '../../tables/rows/relations.ts';
import { type RowValues, withTexts } from '../../tables/rows/row-values.ts';
import { cleanText, readAmount, readList } from '../../tables/rows/values.ts';

/**
 * Makes variants for products whose source doesn't have one in each row: all values of an option in a cell, or the variants' SKUs in the product's row.
 * A product that would lose choices of its source is refused.
 */
export function expandChoices(
  { sold, parent }: Roles,
  format: Format,
  context: ConvertContext,
  findings: Findings,
): RowValues[] {
  const [first] = sold;
  if (!first) return [];
  const all = parent ? [parent, ...sold] : sold;
  refuseUnread(all, findings);
  const listing = all.find((values) => values.get('children') !== '');
  if (listing)
    return ofChildren(
      listing,
      sold.filter((values) => values !== listing),
      findings,
    );
  if (sold.length === 1 && !parent && ALONE.test(first.get('kind').trim()))
    refuseMissing(first, 'its variants, which are not in the file', findings);
  const lines = sold.filter(isLine);
  const rows = sold.filter((values) => !isLine(values));
  const choices = [...all.flatMap(listChoices), ...(rows.length === 1 && !parent ? listInRow(first, format) : [])];
  const expanded = rows.length === 1 && choices.length > 0 ? ofChoices(rows[0] as RowValues, choices, findings) : rows;
  if (expanded.length > 1 && rows.length === 1 && first.get('choices.1.values') + first.get('choices.values') !== '')
    findings.add(first.row, 'warning', {
      code: 'price-undivided',
      found: first.get('offers.price'),
      expected: `the price of each variant: the source has one for ${expanded.length}, which all of them get`,
      column: first.columnOf('offers.price'),
    });
  const counted = all.map((values) => countListed(values)).find((count) => count > 1) ?? 0;
  if (counted > expanded.length)
    refuseMissing(
      first,
      `${counted} variants, of which the file has ${lines.length > 0 ? expanded.length : rows.length}`,
      findings,
    );
  return (expanded.length > 0 ? expanded : sold).map((values) => withTaxOf(values, parent, context, findings));
}

/** Kinds of rows that can't be sold without a variant. */
const ALONE = /^(?:variable|configurable|grouped|bundle|parent)$/i;

function refuseMissing({ row, columnOf }: RowValues, expected: string, findings: Findings): void {
  findings.add(row, 'refused', {
    code: 'variants-missing',
    expected,
    column: columnOf('kind') ?? columnOf('variants.count'),
  });
}

/** Refuses choices that are not variants: texts that shoppers write, parts of a set. */
function refuseUnread(rows: readonly RowValues[], findings: Findings): void {
  const values = rows.find((one) => one.get('choices.custom') !== '');
  if (values)
    findings.add(values.row, 'refused', {
      code: 'choices-unread',
      found: values.get('choices.custom'),
      expected: 'variants for what shoppers choose: this shop has no choices beside them',
      column: values.columnOf('choices.custom'),
    });
}

/** Whether a row only adds one more option. */
const isLine = (values: RowValues): boolean =>
  values.get('choices.values') !== '' && ['title', 'sku', 'offers.price'].every((field) => values.get(field) === '');

interface Choice {
  readonly name: string;
  readonly values: readonly string[];
}

function listChoices(values: RowValues): Choice[] {
  const found: Choice[] = [];
  const add = (name: string, text: string) => {
    const list = [...new Set(readList(text, /[,|;\n]/).map(cleanText))];
    if (list.length > 0) found.push({ name: cleanText(name) || `Option ${found.length + 1}`, values: list });
  };
  add(values.get('choices.name'), values.get('choices.values'));
  for (const number of '123456789') add(values.get(`choices.${number}.name`), values.get(`choices.${number}.values`));
  return found;
}

/** Options in numbered columns of a product without rows of variants: "#8a5a2b:Brown;#f0e6d2:Natural". */
function listInRow(values: RowValues, { between }: Format): Choice[] {
  if (!between) return [];
  const names = nameOptions([values]);
  return [...names].flatMap(([number, name]) => {
    const list = readList(values.get(`options.${number}.value`), between).map(withoutShade);
    return list.length > 1 ? [{ name, values: list }] : [];
  });
}

const withoutShade = (text: string): string => cleanText(text.replace(/^#[\da-f]{3,8}:(?=.)/i, ''));

function ofChoices(values: RowValues, choices: readonly Choice[], findings: Findings): RowValues[] {
  const options = choices.filter(({ values: list }) => list.length > 1);
  const facts = Object.fromEntries(
    choices.flatMap(({ name, values: [only = '', ...others] }) =>
      others.length === 0 ? [[`attributes.${name}`, only]] : [],
    ),
  );
  const numbers = [...nameOptions([values]).keys()].flatMap((number) => [
    `options.${number}.name`,
    `options.${number}.value`,
  ]);
  const base = { ...facts, ...Object.fromEntries(numbers.map((field) => [field, ''])) };
  const skus = readList(values.get('skus'), /,/);
  const count = options.reduce((product, { values: list }) => product * list.length, 1);
  if (count === 1) return [withTexts(values, { ...facts, ...(skus[0] && { sku: skus[0] }) })];
  if (count > MAX_VARIANTS) {
    findings.add(values.row, 'refused', {
      code: 'variants-too-many',
      found: `${count} variants`,
      expected: `at most ${MAX_VARIANTS} variants of a product: make several products of it`,
    });
    return [values];
  }
  const stock = values.get('stock');
  if (stock !== '')
    findings.add(values.row, Number(stock) === 0 ? 'mended' : 'left-out', {
      code: 'stock-undivided',
      found: stock,
      expected: `pieces of each variant: the source has one number for ${count}`,
      column: values.columnOf('stock'),
    });
  if (skus.length > 0 && skus.length !== count)
    findings.add(values.row, 'mended', {
      code: 'sku-count',
      found: `${skus.length} SKUs`,
      expected: `a SKU for each of ${count} variants; they get ones that are made of the options`,
      column: values.columnOf('skus'),
    });
  return combine(options).map((pairs, index) =>
    withTexts(values, {
      ...base,
      'options.pairs': JSON.stringify(Object.fromEntries(pairs)),
      sku: skus.length === count ? (skus[index] ?? '') : '',
      stock: '',
      ...(Number(stock) === 0 && stock !== '' && { availability: 'sold out' }),
    }),
  );
}

const combine = (options: readonly Choice[]): (readonly [string, string])[][] =>
  options.reduce<(readonly [string, string])[][]>(
    (before, { name, values }) => before.flatMap((pairs) => values.map((value) => [...pairs, [name, value] as const])),
    [[]],
  );

/** Reads Magento's `sku=KURTI-S,size=S,color=Red|sku=KURTI-M,size=M,color=Red`, which gives the rows of these SKUs their options. */
function ofChildren(parent: RowValues, sold: readonly RowValues[], findings: Findings): RowValues[] {
  const labels = new Map(readCodes(parent.get('children.labels')));
  const children = new Map(
    parent
      .get('children')
      .split('|')
      .flatMap((entry) => {
        const pairs = readCodes(entry);
        const sku = pairs.find(([code]) => code === 'sku')?.[1];
        const options = pairs
          .filter(([code]) => code !== 'sku')
          .map(([code, value]) => [labels.get(code) || plainName(code), value]);
        return sku === undefined
          ? []
          : [[sku.toLowerCase(), { sku, options: Object.fromEntries(options) as object }] as const];
      }),
  );
  const optionsOf = (values: RowValues) => children.get(values.get('sku').toLowerCase())?.options;
  const there = new Set(sold.map((values) => values.get('sku').toLowerCase()));
  const missing = [...children].filter(([key]) => !there.has(key));
  if (missing.length > 0)
    findings.add(parent.row, 'refused', {
      code: 'variants-missing',
      found: missing.map(([, { sku }]) => sku).join(', '),
      expected: 'a row for each variant that the product names',
      column: parent.columnOf('children'),
    });
  return sold.map((values) => withTexts(values, { 'options.pairs': JSON.stringify(optionsOf(values) ?? {}) }));
}

/** Counts the variants that Odoo lists in one cell: "[K-S] Kurti (S),[K-M] Kurti (M)". */
function countListed(values: RowValues): number {
  const count = Number(values.get('variants.count'));
  if (count > 0) return count;
  const text = values.get('variants.listed');
  return text === '' ? 0 : text.split(text.startsWith('[') ? /,\s?(?=\[)/ : /(?<=\)),/).length;
}

/** Adds the tax of the product's price to a surcharge without tax. */
function withTaxOf(
  values: RowValues,
  parent: RowValues | undefined,
  { mapping, shop: { currency } }: ConvertContext,
  findings: Findings,
): RowValues {
  const read = (of: RowValues, field: string) => readAmount(of.get(field), currency, mapping.decimals).amount;
  const net = read(values, 'offers.surcharge.net');
  if (!net || !parent || parentOf(values) === '') return values;
  const [price, without] = [read(parent, 'offers.price'), read(parent, 'offers.net')];
  if (price && without) {
    const surcharge = ((net * price) / without).toFixed(decimalsOf(currency));
    // The offer is read from this text again, as if the source had it.
    return withTexts(values, {
      'offers.surcharge': mapping.decimals === 'comma' ? surcharge.replace('.', ',') : surcharge,
    });
  }
  findings.add(values.row, 'refused', {
    code: 'surcharge-without-tax',
    found: values.get('offers.surcharge.net'),
    expected:
      'a product with its price with tax and without tax: by these the tax of what this variant costs more is counted',
    column: values.columnOf('offers.surcharge.net'),
  });
  return values;
}
