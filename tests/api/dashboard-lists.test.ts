import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { OPERATOR_PAGES } from '../soak/support/operator-requests.ts';

/** What holds for every page of the offices, new ones included. */

const FOLDER = 'src/api/office';
const sources = new Map(
  globSync('**/*.ts', { cwd: FOLDER }).map(
    (name) => [name.split(sep).join('/'), readFileSync(join(FOLDER, name), 'utf8')] as const,
  ),
);

/** Queries that need no further pages, with the reason. */
const WITHOUT_PAGES: Readonly<Record<string, string>> = {
  'kit/lists/pager.ts': 'it reads the pages',
  'operator/money/refunds.ts': 'payments to decide about stand above the list, and go with each decision',
  'operator/money/upi-payments.ts': 'payments to look for stand above the list, and go with each decision',
  'operator/frame/waiting.ts': 'it counts, up to a number',
};

test('lists are read page by page', () => {
  const limited = [...sources].filter(([, text]) => /\.limit\(/.test(text)).map(([name]) => name);
  expect(limited.filter((name) => !(name in WITHOUT_PAGES))).toEqual([]);
  expect(Object.keys(WITHOUT_PAGES).filter((name) => !limited.includes(name))).toEqual([]);
});

test('every page is among those whose hold on the event loop is measured with 100,000 orders', () => {
  const pages = [...(sources.get('operator/pages.ts') ?? '').matchAll(/page\(services, '([^']*)'/g)].map(
    ([, path]) => path || '/',
  );
  expect(pages.length).toBeGreaterThan(15);
  const measured = new Set(Object.keys(OPERATOR_PAGES).map((name) => name.split(' (')[0]));
  expect(pages.filter((path) => !measured.has(path))).toEqual([]);
});
