import { describe, expect, it } from 'vitest';
import { hashSource } from '../../src/integration/extras/headers.ts';
import { divideHashes, findRarePages } from '../../src/integration/extras/inline-hashes.ts';
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

describe('the policies', () => {
  const rare = findRarePages(records, ['/404']);
  const divide = (application: readonly string[], payment: readonly string[] = []) =>
    divideHashes(records, rare, new Set(payment), new Set(application));

  it('of most pages have the hashes of these alone', () => {
    expect(divide([]).common).toEqual({ styles: ['every', 'lost', 'product'], scripts: [hashSource('boot')] });
  });

  it('of a rare page have its own hashes, and those of all pages that scripts read', () => {
    const scripts = [hashSource('boot'), hashSource('instead')].sort();
    expect([...divide(['/cart', '/order']).own]).toEqual([
      ['/cart', { styles: ['app', 'cart', 'every', 'lost', 'product'], scripts }],
      ['/order', { styles: ['app', 'every', 'lost', 'order', 'product'], scripts }],
    ]);
    const styles = ['app', 'cart', 'every', 'lost', 'order', 'product'];
    expect(divide(['/cart']).own.get('/cart')).toEqual({ styles, scripts });
  });

  it('of payment pages have their hashes alone', () => {
    const { own } = divide(['/cart', '/order'], ['/order']);
    expect(own.get('/order')?.styles).toEqual(['app', 'every', 'order']);
    expect([...own.keys()]).toEqual(['/cart', '/order']);
  });
});
