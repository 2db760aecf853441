/**
 * `npm run bench:search`: how well the shop's search finds what queries mean that were written without it (`search/sets`), and what a query
 * costs at different numbers of products. `-- misses` also lists the queries that are not answered well; `-- quality` leaves out the
 * costs; `-- tuning` uses that set alone.
 */
import { makeAndPrint, measureCosts, printCosts } from './search/costs.ts';
import { SETS } from './search/judge.ts';
import { makeManyProducts } from './search/many-products.ts';
import { printSet } from './search/quality.ts';

const options = process.argv.slice(2);
const counts = options.map(Number).filter(Boolean);
const sets = SETS.filter((name) => options.includes(name));

for (const name of sets.length > 0 ? sets : SETS) await printSet(name, options.includes('misses'));
if (!options.includes('quality'))
  for (const count of counts.length > 0 ? counts : [912, 10_000, 100_000]) await printCostsAt(count);

async function printCostsAt(count: number): Promise<void> {
  const site = makeManyProducts(count);
  const { results, suggestions } = await measureCosts(site, makeAndPrint(site));
  printCosts('results', results);
  printCosts('suggestions', suggestions);
}
