import { runAll } from '../files/run-all.ts';
import { isUndecided, namedPages, type PageSize } from './budget.ts';

type Measure = (size: PageSize) => Promise<number>;

/**
 * Measures the pages of the table exactly, and all other pages as closely as it takes to know that they keep their budgets: a closer bound where the
 * first one is too high, the exact size where that is too high as well.
 */
export async function measureClosely(
  sizes: readonly PageSize[],
  { exactly, closer }: { readonly exactly: Measure; readonly closer: Measure },
  onMeasured: (done: number, total: number) => void,
): Promise<PageSize[]> {
  const named = namedPages(sizes);
  const due = sizes.filter((size) => named.has(size) || isUndecided(size));
  const measured = new Map<PageSize, PageSize>();
  await runAll(due, 8, async (size) => {
    const bounded = named.has(size) ? size : { ...size, closerBound: await closer(size) };
    const isExact = named.has(size) || isUndecided(bounded);
    measured.set(size, isExact ? { ...bounded, html: await exactly(size) } : bounded);
    onMeasured(measured.size, due.length);
  });
  return sizes.map((size) => measured.get(size) ?? size);
}
