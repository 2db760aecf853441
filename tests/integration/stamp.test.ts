import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import type { Problem } from '../../src/catalog/problems/problems.ts';
import { setSite } from '../../src/catalog/site/site.ts';
import { listInputs, makeStamp } from '../../src/integration/stamp.ts';
import { loadShop, product } from '../catalog/shop-in-a-folder.ts';

test('a site is built from its catalogue, the code of pages and the installed packages, not from the host or the commands', async () => {
  const catalog = join('tests', 'fixtures', 'second-shop');
  const inputs = listInputs({ catalog }).map((file) => relative(process.cwd(), file));
  expect(inputs).toContain(join(catalog, 'store.json'));
  for (const file of [
    'src/core/money/format-price.ts',
    'src/integration/build-site.ts',
    'src/paths.ts',
    'astro.config.mjs',
    'package-lock.json',
  ])
    expect(inputs).toContain(join(...file.split('/')));
  const apart = ['admin', 'api', 'cli'].map((name) => join('src', name, '/'));
  expect(inputs.filter((file) => apart.some((folder) => file.startsWith(folder)))).toEqual([]);
});

test('a change of the documentation in src asks for no new build', async () => {
  const inputs = listInputs({ catalog: join('tests', 'fixtures', 'second-shop') });
  expect(inputs.filter((file) => file.endsWith('.md'))).toEqual([]);
});

test.each([
  [{}, '2027-10-01'],
  [{ availability: '2026-12-24' }, '2026-12-24'],
  [{ publishFrom: '2026-12-01T09:30' }, '2026-12-01T09:30:00'],
  [{ publishUntil: '2026-12-30', availability: '2026-12-25' }, '2026-12-25'],
])('a site whose product has %j must be built again from %s', (fields, until) => {
  const second = product({ sku: 'B', ...fields });
  const site = setSite(loadShop({ 'products/tea/b.json': second }), new Map(), '2026-11-20');
  const stamp = makeStamp('x', site, 1);
  expect(stamp.until).toBe(until);
});

test.each([
  [[], 'https://cdn.example/a.jpg', '2026-11-21'],
  [[{ code: 'picture-unreachable' } as Problem], 'https://cdn.example/a.jpg', '2026-11-20'],
  [[], 'a.jpg', '2027-10-01'],
])('a site with warnings %j and the picture %s must be built again from %s', (warnings, source, until) => {
  const pictures = new Map([[source, { digest: 'aa', widths: [256] }]]);
  const site = setSite({ ...loadShop({}), warnings }, pictures, '2026-11-20');
  expect(makeStamp('x', site, 1).until).toBe(until);
});
