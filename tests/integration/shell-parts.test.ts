import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Folders } from '../../src/integration/files/folders.ts';
import { PUBLIC_COMPONENTS } from '../../src/integration/overrides/public-components.ts';
import { liveBuild } from '../../src/integration/files/publish.ts';
import { PageRecords, RECORDS_FILE } from '../../src/integration/render/page-records.ts';
import {
  joinPieces,
  partsOf,
  readParts,
  SHELL_COMPONENTS,
  splitAtMarks,
  splitAtParts,
} from '../../src/integration/examine/shell-parts.ts';
import { buildSite } from '../../src/integration/run-astro.ts';
import { changeJson, digestFiles, makeSecondShop } from '../support/temporary.ts';
import { isEvery } from '../rare-tests.ts';

const MARKS = ['<!--haat header-->', '<!--haat footer-->', '<!--haat menu-head-->', '<!--haat menu-->'];
const PARTS = ['<header>H</header>', '<footer>F</footer>', '<div>M</div>', '<ul>M</ul>'];
const pageWith = ([header, footer, menuHead, menu]: readonly string[]) =>
  `<head>${header}<main>text</main>${footer}<nav>${menuHead}<a>${menu}<p>`;

describe('a page with marks', () => {
  test('becomes the page with the parts of its shell in their places', () => {
    const pieces = joinPieces(splitAtMarks(pageWith(MARKS)) ?? [], PARTS);
    expect(pieces.join('')).toBe(pageWith(PARTS));
    expect(partsOf(pieces)).toEqual(PARTS);
    expect(splitAtParts(pageWith(PARTS), PARTS)).toEqual(['<head>', '<main>text</main>', '<nav>', '<a>', '<p>']);
  });

  test('gives the parts that stand between its marks', () => {
    const around = MARKS.map((mark, index) => mark + PARTS[index] + mark);
    expect(readParts(pageWith(around))).toEqual(PARTS);
  });

  test.each(['<!--haat menu-->', '<!--haat header', '<!--haat other-->'])(
    'is not divided where a text of it has %s, too',
    (text) => {
      expect(splitAtMarks(pageWith(MARKS).replace('text', text))).toBeUndefined();
    },
  );

  test('is not divided where a part is missing, there twice, or in another order', () => {
    const [header = '', footer = '', menuHead = '', menu = ''] = PARTS;
    for (const parts of [
      [header, footer, menuHead, ''],
      [header + header, footer, menuHead, menu],
      [header, footer, menu, menuHead],
    ])
      expect(splitAtParts(pageWith(parts), PARTS)).toBeUndefined();
  });
});

describe('the components that the shell is made of', () => {
  const componentsOf = (file: string): string[] => {
    const source = readFileSync(`src/${file}`, 'utf8');
    const imported = [...source.matchAll(/from '\.\/(\w+\.astro)'/g)].map(([, name = '']) => `components/${name}`);
    return [file, ...imported.flatMap(componentsOf)];
  };
  const files = [
    ...new Set(['Header', 'Footer', 'ShortFooter', 'Menu'].flatMap((name) => componentsOf(`components/${name}.astro`))),
    // It writes the marks, as it is told in the locals.
  ].filter((file) => file !== 'components/ShellPart.astro');

  test('are all known, so that a page renders its own shell in a shop that overrides one', () => {
    const known: readonly string[] = SHELL_COMPONENTS.map((name) => PUBLIC_COMPONENTS[name].file);
    const overridable: readonly string[] = Object.values(PUBLIC_COMPONENTS).map(({ file }) => file);
    expect(files.filter((file) => overridable.includes(file)).sort()).toEqual(known.toSorted());
  });

  test.each(files)('get nothing but their props, and bring no script: %s', (file) => {
    const source = readFileSync(`src/${file}`, 'utf8').replace(/<style[\s\S]*$/, '');
    expect(source.match(/\bAstro\.(?!props\b|self\b)\w+|<script|client:\w+/g)).toBeNull();
  });
});

test('no template of a page that shares its shell shows a part of it elsewhere', () => {
  const files = globSync('src/**/*.astro');
  const reading = files.filter((file) => /\bview\.shell\./.test(readFileSync(file, 'utf8').replace(/^ \*.*$/gm, '')));
  // Their header is one of their own.
  expect(reading.toSorted()).toEqual(
    ['cashFree', 'checkOut'].map((name) => join('src/routes/[...market]', `${name}.astro`)),
  );
});

/** Whether this is a page without the shop's menu, which has a header of its own. */
const hasOwnHeader = (file: string): boolean =>
  file.endsWith('.html') && !readFileSync(file, 'utf8').includes('id="menu"');

describe('a build after a change of the header', () => {
  let folders: Folders;
  const rename = (label: string) =>
    changeJson<{ label?: string }>(join(folders.catalog, 'categories/cups.json'), (category) => {
      category.label = label;
    });
  const filesOf = async () => digestFiles(join((await liveBuild(folders.out)) as string, 'site'));
  const recordsOf = async () => {
    const read = await PageRecords.read(join((await liveBuild(folders.out)) as string, RECORDS_FILE));
    const textsOf = (value: unknown) => (Array.isArray(value) ? read?.list(value as number[]).toSorted() : value);
    return (read?.sorted() ?? []).map(([path, record]) => {
      const fields = Object.entries(record).map(([name, value]) => [name, textsOf(value)] as const);
      return { path, fields };
    });
  };
  /** Sizes that only some pages have: those of the table. One that was measured before is kept with its page. */
  const isMeasured = ([name]: readonly [name: string, ...unknown[]]) => /^(?:html|closerHtml|further)$/.test(name);
  const told = (records: Awaited<ReturnType<typeof recordsOf>>) =>
    records.map(({ path, fields }) => [path, fields.filter((field) => !isMeasured(field))]);
  const measured = (records: Awaited<ReturnType<typeof recordsOf>>) =>
    new Map(
      records.flatMap(({ path, fields }) => fields.filter(isMeasured).map(([name, size]) => [`${path} ${name}`, size])),
    );

  beforeAll(async () => {
    folders = makeSecondShop();
    await buildSite(folders, 'first');
  });

  test('renders only pages that show it elsewhere, and makes what a fresh build makes', async () => {
    rename('Cups of tea');
    const { pages, rendered, site } = await buildSite(folders, 'second');
    // Pages with a header of their own have no part to exchange.
    const ownHeader = Object.keys(await filesOf()).filter((file) => hasOwnHeader(join(site, file))).length;
    expect(rendered - ownHeader).toBeLessThan(pages / 4);
    expect(readFileSync(join(site, 'blue-glazed-cup/p/CUP-BLUE.html'), 'utf8')).toContain('Cups of tea');
    const [files, records] = [await filesOf(), await recordsOf()];
    await buildSite(folders, 'fresh', { fresh: true });
    expect(await filesOf()).toEqual(files);
    const fresh = await recordsOf();
    expect(told(fresh)).toEqual(told(records));
    const [before, now] = [measured(records), measured(fresh)];
    const both = [...now].filter(([what]) => before.has(what));
    expect(both.length).toBeGreaterThan(10);
    expect(both).toEqual(both.map(([what]) => [what, before.get(what)]));
  });

  if (isEvery)
    test('renders pages again that somebody has changed or removed', async () => {
      const page = join((await liveBuild(folders.out)) as string, 'site/blue-glazed-cup/p/CUP-BLUE.html');
      const html = readFileSync(page, 'utf8');
      for (const damage of [() => rmSync(page), () => writeFileSync(page, '<p>nothing</p>')]) {
        damage();
        rename('Cups again');
        const { site } = await buildSite(folders, 'again');
        const repaired = readFileSync(join(site, 'blue-glazed-cup/p/CUP-BLUE.html'), 'utf8');
        expect(repaired.replaceAll('Cups again', 'Cups of tea')).toBe(html);
        rename('Cups of tea');
        await buildSite(folders, 'back');
      }
    });
});
