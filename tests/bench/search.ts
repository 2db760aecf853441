/**
 * `npm run bench:search`: how well the shop's search finds what the queries of `search/queries.json` mean.
 * `-- misses` also lists the queries of the tuning half whose first right product is not among the first two.
 */
import { setSite } from '../../src/catalog/site.ts';
import { numberProducts } from '../../src/catalog/queries/numbered.ts';
import { makeSearchIndex } from '../../src/catalog/queries/search-index.ts';
import { openSearch } from '../../src/core/search/search.ts';
import { printQuality, sampleCatalog } from './search/quality.ts';

const site = setSite(sampleCatalog(), new Map(), '2026-11-21');
const market = site.defaultMarket;
const { products } = numberProducts(site, market);
const index = makeSearchIndex(site, market);
const search = openSearch((name) => Promise.resolve(index.get(name)));

await printQuality(
  async (query) => (await search.search(query)).numbers.flatMap((number) => products[number] ?? []),
  products,
  process.argv.includes('misses'),
);
