import type { PageRecord, PageRecords } from '../render/page-records.ts';
import { hashSource } from '../examine/hash-source.ts';

/** `'sha256-…'` of inline styles and scripts, as a policy names them. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * Divides the hashes of inline styles and scripts between two kinds of policies. `common` is that of most pages, such as products, lists and
 * articles. `own` are those of `single` pages, which no script reads, and of `payment` pages, by address and sorted. When a script reads a page, such
 * as a product into the sheet, the browser checks the styles by the policy of the page that reads. So single pages have the common hashes, too.
 * Payment pages read none.
 */
export function divideHashes(
  records: PageRecords,
  single: Iterable<string>,
  payment: ReadonlySet<string>,
): { readonly common: InlineHashes; readonly own: ReadonlyMap<string, InlineHashes> } {
  const apart = new Set([...single, ...payment]);
  const common = hashesOf(
    records,
    [...records.pages].filter(([path]) => !apart.has(path)).map(([, page]) => page),
  );
  const own = new Map<string, InlineHashes>();
  for (const path of [...apart].sort()) {
    const page = records.pages.get(path);
    const hashes = page && hashesOf(records, [page]);
    if (hashes) own.set(path, payment.has(path) ? hashes : union(common, hashes));
  }
  return { common, own };
}

const union = (...sets: readonly InlineHashes[]): InlineHashes => ({
  styles: [...new Set(sets.flatMap(({ styles }) => styles))].sort(),
  scripts: [...new Set(sets.flatMap(({ scripts }) => scripts))].sort(),
});

/** The hashes of pages, sorted and without repetition. */
function hashesOf(records: PageRecords, pages: Iterable<PageRecord>): InlineHashes {
  const styles = new Set<number>();
  const scripts = new Set<number>();
  for (const page of pages) {
    for (const style of page.styleHashes) styles.add(style);
    for (const script of page.scripts) scripts.add(script);
  }
  return {
    styles: records.list([...styles]).sort(),
    scripts: records
      .list([...scripts])
      .map(hashSource)
      .sort(),
  };
}
