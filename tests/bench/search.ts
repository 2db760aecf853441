/**
 * `npm run bench:search`: how well the shop's search finds what the queries of `search/queries.json` mean, and what a query costs at
 * different numbers of products. `-- misses` also lists the queries of the tuning half whose first right product is not among the first
 * two; `-- quality` leaves out the costs.
 */
import { numberProducts } from '../../src/catalog/queries/numbered.ts';
import { makeSearchIndex } from '../../src/catalog/queries/search-index.ts';
import { setSite, type Site } from '../../src/catalog/site.ts';
import { openSearch } from '../../src/core/search/search.ts';
import { makeAndPrint, measureCosts, printCosts } from './search/costs.ts';
import { makeManyProducts } from './search/many-products.ts';
import { printQuality, sampleCatalog } from './search/quality.ts';

const options = process.argv.slice(2);
const counts = options.map(Number).filter(Boolean);

await printSampleQuality(setSite(sampleCatalog(), new Map(), '2026-11-21'));
if (!options.includes('quality'))
  for (const count of counts.length > 0 ? counts : [912, 10_000, 100_000]) await printCostsAt(count);

async function printSampleQuality(site: Site): Promise<void> {
  const { products } = numberProducts(site, site.defaultMarket);
  const index = makeSearchIndex(site, site.defaultMarket);
  const search = openSearch((name) => Promise.resolve(index.get(name)));
  await printQuality(
    async (query) => (await search.search(query)).numbers.flatMap((number) => products[number] ?? []),
    products,
    options.includes('misses'),
  );
}

async function printCostsAt(count: number): Promise<void> {
  const site = makeManyProducts(count);
  const { results, suggestions } = await measureCosts(site, makeAndPrint(site));
  printCosts('results', results);
  printCosts('suggestions', suggestions);
}
