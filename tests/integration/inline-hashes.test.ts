import { describe, expect, it } from 'vitest';
import { hashSource } from '../../src/integration/extras/headers.ts';
import { findRarePages, hashesOf } from '../../src/integration/extras/inline-hashes.ts';
import { PageRecords } from '../../src/integration/render/page-records.ts';

/** Records of pages with these styles and scripts. */
function recordsOf(pages: Readonly<Record<string, readonly [styles: readonly string[], scripts?: readonly string[]]>>) {
  const records = new PageRecords();
  const empty = {
    references: [],
    ids: [],
    scriptFiles: [],
    islandFiles: [],
    firstView: [],
    faults: [],
    shellParts: [],
    quickHtml: 0,
  };
  for (const [path, [styleHashes, scripts = []]] of Object.entries(pages))
    records.add(path, { digest: 'd', shell: '', content: '', code: 'c' }, [], { ...empty, styleHashes, scripts });
  return records;
}

const products = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [`/x/p/${index}`, [['every', 'product'], ['boot']]] as const),
);
const records = recordsOf({
  ...products,
  '/cart': [
    ['every', 'app', 'cart'],
    ['boot', 'instead'],
  ],
  '/order': [
    ['every', 'app', 'order'],
    ['boot', 'instead'],
  ],
  '/404': [['every', 'lost'], ['boot']],
});

describe('pages with a policy of their own', () => {
  it('are those with styles that few pages have', () => {
    expect([...findRarePages(records, ['/404'])].sort()).toEqual(['/cart', '/order']);
  });

  it('are not the page that any address may get', () => {
    expect(findRarePages(recordsOf({ ...products, '/404': [['lost']] }), ['/404']).size).toBe(0);
  });

  it('are at most fifty, the rarest first', () => {
    const many = Object.fromEntries(
      Array.from({ length: 90 }, (_, index) => [`/page-${index}`, [[`pair-${index >> 1}`]]] as const),
    );
    const rare = findRarePages(recordsOf({ ...products, ...many, '/one': [['alone']] }), ['/404']);
    expect(rare.size).toBe(49);
    expect(rare).toContain('/one');
  });
});

it('the policy of all other pages has their hashes alone', () => {
  const rare = findRarePages(records, ['/404']);
  const others = [...records.pages].filter(([path]) => !rare.has(path)).map(([, page]) => page);
  expect(hashesOf(records, others)).toEqual({ styles: ['every', 'lost', 'product'], scripts: [hashSource('boot')] });
  expect(hashesOf(records, records.pages.values())).toEqual({
    styles: ['app', 'cart', 'every', 'lost', 'order', 'product'],
    scripts: [hashSource('boot'), hashSource('instead')].sort(),
  });
});
