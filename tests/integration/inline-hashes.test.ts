import { describe, expect, it } from 'vitest';
import { hashSource } from '../../src/integration/examine/hash-source.ts';
import { divideHashes } from '../../src/integration/extras/inline-hashes.ts';
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

describe('the policies', () => {
  const divide = (single: readonly string[], payment: readonly string[] = []) =>
    divideHashes(records, single, new Set(payment));

  it('of most pages have the hashes of these alone', () => {
    expect(divide(['/cart', '/order']).common).toEqual({
      styles: ['every', 'lost', 'product'],
      scripts: [hashSource('boot')],
    });
  });

  it('of a page that no script reads have its own hashes, and those of most pages', () => {
    const scripts = [hashSource('boot'), hashSource('instead')].sort();
    expect([...divide(['/order', '/cart', '/not-built']).own]).toEqual([
      ['/cart', { styles: ['app', 'cart', 'every', 'lost', 'product'], scripts }],
      ['/order', { styles: ['app', 'every', 'lost', 'order', 'product'], scripts }],
    ]);
  });

  it('of payment pages have their hashes alone', () => {
    const { own } = divide(['/cart', '/order'], ['/order']);
    expect(own.get('/order')?.styles).toEqual(['app', 'every', 'order']);
    expect([...own.keys()]).toEqual(['/cart', '/order']);
  });
});
