import type { MappedColumn, Mapping, ShopFacts, SourceTable } from '../../tables/model.ts';
import { isAmount } from './guess-columns.ts';
import { fieldIn, findFormatById } from '../../tables/formats/formats.ts';
import { doubtOf, namesMoney } from '../../tables/headings/price-names.ts';
import { readTable } from '../../tables/rows/row-values.ts';
import { readAmount } from '../../tables/rows/values.ts';

/**
 * A question to answer before anything of a source may be sold: which column is the price, where no name says so for certain, or where the amounts
 * suggest that they are not prices. An editor answers once, with `price` of the mapping.
 */
export interface PriceQuestion {
  readonly kind: 'no-price' | 'doubtful' | 'below-cost' | 'below-mrp';
  /** The reason: "12 of 15 prices are below the cost". */
  readonly why: string;
  /** Columns that could be the price. */
  readonly candidates: readonly MappedColumn[];
}

/** The mapping with the column that an editor has named as the price. */
export const answerPrice = (mapping: Mapping, price: string): Mapping => ({
  ...mapping,
  price,
  columns: mapping.columns.map(({ field, ...column }) => {
    if (column.column === price) return { ...column, field: 'offers.price', sure: 1 };
    return { ...column, ...(field !== undefined && field !== 'offers.price' && { field }) };
  }),
});

/** Sheets of marketplaces have MRPs many times their prices, and their headings say which is which. */
const HIGH_MRPS: readonly string[] = ['amazon', 'flipkart', 'meesho'];
/** Products in this shop's own format have no other amounts. */
const OWN: readonly string[] = ['haat', 'haat-json'];

/** The question about the price of a source; undefined where its price is certain. Amounts are compared in all rows of the tables. */
export async function askPrice(
  tables: readonly SourceTable[],
  mapping: Mapping,
  shop: Pick<ShopFacts, 'currency'>,
): Promise<PriceQuestion | undefined> {
  if (mapping.price !== undefined || OWN.includes(mapping.format)) return undefined;
  const prices = mapping.columns.filter(({ field }) => field === 'offers.price' || field === 'offers.sale');
  const candidates = mapping.columns.filter(isCandidate);
  if (prices.length === 0)
    return candidates.length === 0
      ? undefined
      : { kind: 'no-price', why: 'No column is surely the price.', candidates };
  const doubtful = prices.find(({ column }) => isDoubtful(column, mapping));
  if (doubtful)
    return {
      kind: 'doubtful',
      why: `The mapping takes ${JSON.stringify(doubtful.column)} for the price, which ${doubtOf(doubtful.column) === 'cost' ? 'is called as a cost is' : 'may be none by its name'}.`,
      candidates,
    };
  const { costs, belowCost, mrps, belowMrp } = await compare(tables, mapping, shop);
  if (belowCost > 0 && belowCost * 2 >= costs)
    return {
      kind: 'below-cost',
      why: `${belowCost} of ${costs} prices are below what the goods cost by the source's own column.`,
      candidates,
    };
  if (mrps > 1 && belowMrp === mrps && !HIGH_MRPS.includes(mapping.format))
    return {
      kind: 'below-mrp',
      why: `All ${mrps} prices are less than half of the MRP: they may be costs.`,
      candidates,
    };
  return undefined;
}

/** Whether a heading suggests that its column is not the price, unless its format knows it as the price. */
const isDoubtful = (column: string, { format }: Mapping): boolean =>
  doubtOf(column) !== undefined && !/^offers\.(?:price|sale)$/.test(fieldIn(findFormatById(format), column) ?? '');

/** Whether an editor may have meant this column as the price: an amount of money by its heading or cells. */
const isCandidate = ({ column, field, examples = [] }: MappedColumn): boolean =>
  (field === undefined || /^(?:offers\.(?:price|sale|mrp|net)|cost|attributes\..+)$/.test(field)) &&
  examples.length > 0 &&
  examples.every(isAmount) &&
  (doubtOf(column) !== undefined || namesMoney(column) || examples.every((text) => !/^\d/.test(text)));

interface Comparison {
  /** How many rows have a price and a cost. */
  costs: number;
  belowCost: number;
  /** How many rows have a price and an MRP. */
  mrps: number;
  belowMrp: number;
}

async function compare(
  tables: readonly SourceTable[],
  mapping: Mapping,
  { currency }: Pick<ShopFacts, 'currency'>,
): Promise<Comparison> {
  const found: Comparison = { costs: 0, belowCost: 0, mrps: 0, belowMrp: 0 };
  for (const table of tables) {
    const reader = readTable(table, mapping);
    if (!reader.has('cost') && !reader.has('offers.mrp')) continue;
    for await (const row of table.rows()) {
      const values = reader.read(row);
      const read = (text: string) => readAmount(text, currency, mapping.decimals).amount;
      const price = read(values.get('offers.price') || values.get('offers.sale'));
      if (!price) continue;
      const mrp = read(values.get('offers.mrp'));
      const costs = values.all('cost').flatMap(({ text }) => read(text) || []);
      if (costs.length > 0) found.costs++;
      if (costs.some((cost) => price < cost)) found.belowCost++;
      if (mrp) found.mrps++;
      if (mrp && price * 2 < mrp) found.belowMrp++;
    }
  }
  return found;
}
