import type { FacetName, FacetRow } from '../../core/facets/encode-table.ts';
import { AVAILABILITY, IN_STOCK, ORIGIN, SELLER } from '../../core/facets/table.ts';
import type { FacetValue } from '../../core/facets/table-file.ts';
import { availabilityText } from '../../messages/rooms/availability.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { settleAvailability } from '../values/availability.ts';
import { savingPercent } from '../../core/money/saving-percent.ts';
import type { Market, Product, Seller } from '../model.ts';
import { availabilityOf } from '../products/catalog-index.ts';
import { type FacetRule, renameValue } from './facet-rules.ts';
import { listTexts } from './facet-texts.ts';
import { valueIdOf } from './fold.ts';

/** Facets of values that every shop has, after those of the catalogue. */
export const builtInNames = (): FacetName[] => [
  { id: SELLER, label: listsText.seller, rank: 1002 },
  { id: ORIGIN, label: listsText.origin, rank: 1003 },
  { id: AVAILABILITY, label: listsText.availability, rank: 1004 },
];

const stockOf = (isIn: boolean): FacetValue =>
  isIn
    ? { id: IN_STOCK, label: availabilityText.inStock, rank: 0 }
    : { id: 'not-in-stock', label: listsText.notInStock, rank: 1 };

const FIRST_DAY = Date.UTC(2020, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** What a row depends on besides its product. */
interface RowContext {
  readonly facets: readonly FacetRule[];
  readonly seller: Pick<Seller, 'name'>;
  readonly market: Market;
  /** ISO date. */
  readonly today: string;
}

/**
 * What facet tables have of a product in a market. Newest is what has the latest `publishFrom`; products without one come after those.
 *
 * The country of origin is always among it: Legal Metrology (Packaged Commodities) Rules 2011, rule 6(10A), wants a filter by it with which
 * lists can be searched and sorted.
 */
export function makeFacetRow(product: Product, { facets, seller, market, today }: RowContext): FacetRow {
  const offer = product.offers[market.id];
  const { rating, publishFrom, declarations, sellerId, words } = product;
  const isInStock = settleAvailability(availabilityOf(product, market), today) === 'in-stock';
  // What no rule has another name for stands as the product has it.
  const rename = (value: FacetValue) => (words ? renameValue(value, words[value.label]) : value);
  const values: Record<string, readonly FacetValue[]> = {
    [SELLER]: [{ id: sellerId, label: seller.name }],
    [ORIGIN]: readOrigin(declarations.countryOfOrigin).map(rename),
    [AVAILABILITY]: [stockOf(isInStock)],
  };
  for (const rule of facets) {
    if (rule.input.markets && !rule.input.markets.includes(market.id)) continue;
    const texts = listTexts(product, rule.input, { today, market });
    const found = texts.flatMap((text) => rule.read(text, product.categoryIds[0] ?? '').values.map(rename));
    if (found.length > 0) values[rule.id] = found;
  }
  return {
    priceMinor: offer?.priceMinor ?? 0,
    discount: offer ? savingPercent(offer.priceMinor, offer.mrpMinor) : 0,
    rating: Math.round((rating?.value ?? 0) * 10),
    newest: publishFrom
      ? Math.max(1, Math.floor((Date.parse(`${publishFrom.slice(0, 10)}Z`) - FIRST_DAY) / DAY_MS))
      : 0,
    values,
  };
}

/** "China" and "CHINA" are one country. */
function readOrigin(country: string | undefined): readonly FacetValue[] {
  if (country === undefined) return [];
  const known = origins.get(country);
  if (known) return known;
  const id = valueIdOf(country);
  const found = id === undefined ? [] : [{ id, label: country }];
  if (origins.size < MOST_ORIGINS) origins.set(country, found);
  return found;
}
const origins = new Map<string, readonly FacetValue[]>();
/** Of a shop that writes something else there for each product, not all are kept. */
const MOST_ORIGINS = 1_000;
