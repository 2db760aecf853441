import { localFormat } from '../../messages/language.ts';
import { importedPath } from '../../paths.ts';
import { isCountry } from '../entities/declarations.ts';
import type { Product } from '../model.ts';
import { oncePerSite, type Site } from '../site/site.ts';
import { normalise } from '../../core/text/normalise.ts';

const collator = localFormat(Intl.Collator, { numeric: true });

/** The imported products in one order, or of one country. */
export interface ImportedSelection {
  /** `all`, `price`, or `from-china`. */
  readonly key: string;
  /** The country in all its spellings; missing for the orders. */
  readonly country?: string;
  readonly products: readonly Product[];
}

/**
 * Products from other countries than the default market's, sorted by country and by price, and filtered by country: Legal
 * Metrology (Packaged Commodities) Rules 2011, rule 6(10A), in force since 1 July 2026.
 */
export const listImported = oncePerSite('imported', (site: Site): ImportedSelection[] => {
  const { catalog, defaultMarket } = site;
  const country = (product: Product) => product.declarations.countryOfOrigin ?? '';
  const price = (product: Product) => product.offers[defaultMarket.id]?.priceMinor ?? 0;
  const imported = [...catalog.products.values()].filter(
    (product) =>
      product.offers[defaultMarket.id] &&
      country(product) !== '' &&
      !isCountry(country(product), defaultMarket.country),
  );
  const byPrice = [...imported].sort((a, b) => price(a) - price(b));
  const countries = new Map<string, { names: Set<string>; products: Product[] }>();
  for (const product of byPrice) {
    const key = countryKey(country(product));
    const entry = countries.get(key) ?? { names: new Set(), products: [] };
    // "China" and "CHINA" are one country; the label has the first spelling.
    if (![...entry.names].some((name) => name.toLowerCase() === country(product).toLowerCase()))
      entry.names.add(country(product));
    entry.products.push(product);
    countries.set(key, entry);
  }
  return [
    {
      key: 'all',
      products: [...imported].sort((a, b) => collator.compare(country(a), country(b)) || price(a) - price(b)),
    },
    { key: 'price', products: byPrice },
    ...[...countries]
      .map(([key, { names, products }]) => ({ key, country: [...names].join(', '), products }))
      .sort((a, b) => collator.compare(a.country, b.country)),
  ];
});

/** The part of an address for a country: `from-china`; names in other scripts share `from-other`. */
function countryKey(name: string): string {
  const letters = normalise(name, 'NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
  return `from-${letters || 'other'}`;
}

export const selectionPath = (
  { defaultMarket }: Pick<Site, 'defaultMarket'>,
  selection: ImportedSelection,
  page = 1,
): string => importedPath(defaultMarket, selection.key, page);
