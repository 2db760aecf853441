import type { PageRecord, PageRecords } from '../render/page-records.ts';
import { hashSource } from './headers.ts';

/** `'sha256-…'` of inline styles and scripts, as a policy names them. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** At most this many pages have a policy of their own: Cloudflare Pages takes 100 rules. */
const MOST_OWN = 50;

/**
 * The pages whose styles or scripts only few pages have, such as the cart. With a policy of their own, that of all others, which each product
 * page and list is sent with, is half as long. The styles and scripts of the pages in `everywhere` are never rare.
 */
export function findRarePages(records: PageRecords, everywhere: readonly string[]): ReadonlySet<string> {
  const pagesOf = new Map<string, string[]>();
  for (const [path, page] of records.pages)
    for (const text of records.list([...page.styleHashes, ...page.scripts])) {
      const pages = pagesOf.get(text) ?? [];
      if (pages.length <= MOST_OWN) pages.push(path);
      pagesOf.set(text, pages);
    }
  const rarest = [...pagesOf]
    .filter(([, pages]) => !everywhere.some((path) => pages.includes(path)))
    .sort(([one, { length }], [other, { length: otherLength }]) => length - otherLength || (one < other ? -1 : 1));
  const rare = new Set<string>();
  for (const [, pages] of rarest) {
    if (rare.union(new Set(pages)).size > MOST_OWN) break;
    for (const path of pages) rare.add(path);
  }
  return rare;
}

/**
 * The hashes of the policy that most pages have, and those of the policies of rare pages and of payment pages, by address in order. The browser
 * checks the styles of every page that a script reads, such as that of a product in the sheet, by the policy of the page it runs in. No script
 * reads application pages: a rare page has the hashes of all pages but other application pages. Payment pages read none.
 */
export function divideHashes(
  records: PageRecords,
  rare: ReadonlySet<string>,
  payment: ReadonlySet<string>,
  application: ReadonlySet<string>,
): { readonly common: InlineHashes; readonly own: ReadonlyMap<string, InlineHashes> } {
  const pagesAt = (paths: Iterable<string>) => [...paths].flatMap((path) => records.pages.get(path) ?? []);
  const most = [...records.pages].filter(([path]) => !rare.has(path) && !payment.has(path)).map(([, page]) => page);
  const common = hashesOf(records, most);
  const read = hashesOf(records, pagesAt(rare.difference(application)));
  const ofPayment = hashesOf(records, pagesAt(payment));
  const own = [...rare.difference(payment)]
    .sort()
    .map((path) => [path, union(common, read, hashesOf(records, pagesAt([path])))] as const);
  return { common, own: new Map([...own, ...[...payment].map((path) => [path, ofPayment] as const)]) };
}

const union = (...sets: readonly InlineHashes[]): InlineHashes => ({
  styles: [...new Set(sets.flatMap(({ styles }) => styles))].sort(),
  scripts: [...new Set(sets.flatMap(({ scripts }) => scripts))].sort(),
});

/** The hashes of pages, each once. */
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
