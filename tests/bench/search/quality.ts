import { loadCatalog } from '../../../src/catalog/load.ts';
import type { Product } from '../../../src/catalog/model.ts';
import { isRight, type Query, readQueries } from './judge.ts';

/** Finds products: those that a search engine gives for a query, the best first. */
export type Find = (query: string) => Promise<readonly Product[]>;

interface Figures {
  readonly recall: number;
  readonly reciprocalRank: number;
  readonly isEmpty: boolean;
}

const SHOWN = 10;

/** The queries with the products that each should find. @throws when one should find nothing. */
export function judgeQueries(products: readonly Product[]): { query: Query; right: ReadonlySet<Product> }[] {
  const judged = readQueries().map((query) => ({
    query,
    right: new Set(products.filter((product) => isRight(product, query))),
  }));
  const wrong = judged.filter(({ right }) => right.size === 0).map(({ query }) => query.text);
  if (wrong.length > 0) throw new Error(`No product is right for: ${wrong.join('; ')}`);
  return judged;
}

export const sampleCatalog = () => loadCatalog('catalog');

export async function measure(find: Find, query: Query, right: ReadonlySet<Product>): Promise<Figures> {
  const found = await find(query.text);
  const first = found.findIndex((product) => right.has(product));
  return {
    recall: found.slice(0, SHOWN).filter((product) => right.has(product)).length / Math.min(SHOWN, right.size),
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    isEmpty: found.length === 0,
  };
}

/** Prints recall at 10, mean reciprocal rank and nothing-found of each group. `isListed` also lists queries whose first right product is late. */
export async function printQuality(find: Find, products: readonly Product[], isListed: boolean): Promise<void> {
  const judged = judgeQueries(products);
  for (const isForTuning of [true, false]) {
    const own = judged.filter(({ query }) => query.isForTuning === isForTuning);
    console.log(`\n${isForTuning ? 'Tuning' : 'Reported'} half`.padEnd(20), 'queries  recall@10    MRR  nothing found');
    const all: Figures[] = [];
    for (const group of new Set(own.map(({ query }) => query.group))) {
      const figures: Figures[] = [];
      for (const { query, right } of own.filter((one) => one.query.group === group)) {
        const one = await measure(find, query, right);
        figures.push(one);
        if (isListed && isForTuning && one.reciprocalRank < 0.5)
          console.log(`  ${query.text}: ${one.isEmpty ? 'nothing' : one.reciprocalRank.toFixed(2)}`);
      }
      printRow(group, figures);
      all.push(...figures);
    }
    printRow('all', all);
  }
}

function printRow(name: string, figures: readonly Figures[]): void {
  const mean = (value: (one: Figures) => number) => figures.reduce((sum, one) => sum + value(one), 0) / figures.length;
  console.log(
    name.padEnd(18),
    String(figures.length).padStart(8),
    mean(({ recall }) => recall)
      .toFixed(3)
      .padStart(10),
    mean(({ reciprocalRank }) => reciprocalRank)
      .toFixed(3)
      .padStart(6),
    `${(100 * mean(({ isEmpty }) => Number(isEmpty))).toFixed(1)} %`.padStart(14),
  );
}
