import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type PageSize, BUDGETS } from '../../src/integration/check/budget.ts';
import type { SiteReport } from '../../src/integration/check/check-site.ts';
import type { Folders } from '../../src/integration/files/folders.ts';
import { liveBuild } from '../../src/integration/files/publish.ts';
import { buildSite } from '../../src/integration/run-astro.ts';
import { changeJson, makeSecondShop } from '../support/temporary.ts';

const WORDS = 'महिलाओं पुरुषों बच्चों रसोई चादर खिलौने जूते कपड़े गहने किताबें स्कूटर बर्तन साबुन तकिया थैला'.split(' ');
/** A Hindi name of the given length, another one for each number. */
const nameOf = (index: number, length: number): string =>
  `${Array.from({ length: 20 }, (_, position) => WORDS[(index * 7 + position * (3 + (index % 11))) % WORDS.length])
    .join(' ')
    .slice(0, length - 5)
    .trim()} ${index}`;

const makeShop = (): Folders => {
  const folders = makeSecondShop();
  changeJson<{ budgets?: string }>(join(folders.catalog, 'store.json'), (store) => {
    store.budgets = 'strict';
  });
  return folders;
};

/** Builds a shop with `count` further categories that have the longest names, strictly within budgets, and returns its sizes. */
async function buildWith(
  folders: Folders,
  count: number,
  parentOf: (index: number) => string | undefined = () => undefined,
): Promise<readonly PageSize[]> {
  const folder = join(folders.catalog, 'categories', 'more');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (let index = 0; index < count; index++)
    writeFileSync(
      join(folder, `more-${index}.json`),
      JSON.stringify({
        title: nameOf(index, 80),
        label: nameOf(index, 24),
        path: `useful-things-for-the-house-${index}`,
        description: nameOf(index, 250),
        nav: index + 10,
        parent: parentOf(index),
      }),
    );
  await buildSite(folders, `${count}`);
  const report = join((await liveBuild(folders.out)) as string, 'report.json');
  return (JSON.parse(readFileSync(report, 'utf8')) as SiteReport).sizes;
}

const product = (sizes: readonly PageSize[]) => sizes.find(({ path }) => path.endsWith('/p/CUP-BLUE')) as PageSize;

test('pages do not grow with the number of categories, and those that list them stay within their budget', async () => {
  const folders = makeShop();
  const few = await buildWith(folders, 20);
  const wide = await buildWith(folders, 250);
  const deep = await buildWith(folders, 150, (index) =>
    index < 10 ? undefined : `more-${Math.floor((index - 10) / 14)}`,
  );
  for (const many of [wide, deep])
    expect(Math.abs((product(many).html ?? 0) - (product(few).html ?? 0))).toBeLessThan(100);
  for (const many of [few, wide, deep]) {
    const lists = many.filter(({ path }) => path.startsWith('/categories'));
    expect(lists.length).toBeGreaterThan(0);
    expect(Math.max(...lists.map(({ html, closerBound, htmlBound }) => html ?? closerBound ?? htmlBound))).toBeLessThan(
      BUDGETS.html.limit,
    );
  }
});
