import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { setSite } from '../../src/catalog/site/site.ts';
import { recordChanges } from '../../src/integration/extras/page-changes.ts';
import { type SitemapPage, writeSitemap } from '../../src/integration/extras/sitemap.ts';
import { listSitemapPages } from '../../src/integration/extras/sitemap-pages.ts';
import type { Folders } from '../../src/integration/files/folders.ts';
import type { Bundle } from '../../src/integration/render/bundle.ts';
import { listPages, TaskMaker } from '../../src/integration/render/page-tasks.ts';
import { buildSite } from '../../src/integration/run-astro.ts';
import { readSitemapEntries } from '../support/read-sitemap.ts';
import { makeShopOfAllPages } from '../support/shop-of-all-pages.ts';
import { Chance } from '../support/shop-edits.ts';
import { changeJson, digestFiles, makeTemporaryFolder } from '../support/temporary.ts';
import { isEvery } from '../rare-tests.ts';

const CUP = '/blue-glazed-cup/p/CUP-BLUE';
const URL = 'https://shop.example';
const page = (path: string, changed = '2026-11-20'): SitemapPage => ({ path, changed });
const fileOf = (work: string, name: string): string => readFileSync(join(work, 'site', name), 'utf8');
const partsOf = (work: string): string[] =>
  readdirSync(join(work, 'site')).filter((name) => /^sitemap-\d+\.xml$/.test(name));

async function write(
  pages: readonly SitemapPage[],
  { most, earlier }: { most?: { addresses: number; bytes: number }; earlier?: string } = {},
): Promise<string> {
  const work = makeTemporaryFolder();
  await writeSitemap(URL, pages, work, earlier, most);
  return work;
}

describe('the files of a sitemap', () => {
  const many = Array.from({ length: 60 }, (_, index) => page(`/page-${index}&more`));

  test('have at most the given number of addresses, and are named by an index and robots.txt', async () => {
    const work = await write(many, { most: { addresses: 20, bytes: 1_000_000 } });
    const parts = partsOf(work);
    expect(parts.length).toBeGreaterThan(2);
    for (const name of parts) {
      expect(fileOf(work, name).match(/<loc>/g)?.length).toBeLessThanOrEqual(20);
      expect(fileOf(work, 'sitemap.xml')).toContain(`<loc>${URL}/${name}</loc><lastmod>2026-11-20</lastmod>`);
    }
    expect([...readSitemapEntries(join(work, 'site')).keys()].sort()).toEqual(
      many.map(({ path }) => path.replace('&', '&#38;')).sort(),
    );
    expect(fileOf(work, 'robots.txt')).toContain(`Sitemap: ${URL}/sitemap.xml`);
  });

  test('have at most the given number of bytes, and every address once', async () => {
    const pages = Array.from({ length: 50 }, (_, index) => page(`/${'कुर्ती'.repeat(index % 7)}/${index}`));
    const work = await write(pages, { most: { addresses: 50_000, bytes: 2_000 } });
    const texts = partsOf(work).map((name) => readFileSync(join(work, 'site', name)));
    expect(texts.length).toBeGreaterThan(5);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(2_000);
    const found = texts.flatMap((text) => [...text.toString().matchAll(/<loc>([^<]*)/g)].map(([, url]) => url));
    expect(found.sort()).toEqual(pages.map(({ path }) => encodeURI(URL + path)).sort());
  });

  test('keep within the limits of Google by themselves', async () => {
    const work = await write(Array.from({ length: 1_200 }, (_, index) => page(`/${index}`)));
    for (const name of partsOf(work)) {
      expect(fileOf(work, name).match(/<loc>/g)?.length).toBeLessThanOrEqual(50_000);
      expect(fileOf(work, name).length).toBeLessThan(50_000_000);
    }
  });

  test('are one without pages, too', async () => {
    expect(partsOf(await write([]))).toEqual(['sitemap-1.xml']);
  });

  test('are linked where nothing in them has changed: a new page changes one part', async () => {
    const most = { addresses: 20, bytes: 1_000_000 };
    const first = await write(many, { most });
    const second = await write([...many, page('/new', '2026-11-21')], { most, earlier: first });
    expect(partsOf(second)).toEqual(partsOf(first));
    const inode = (work: string, name: string) => statSync(join(work, 'site', name)).ino;
    const written = [...partsOf(second), 'sitemap.xml', 'robots.txt'].filter(
      (name) => inode(first, name) !== inode(second, name),
    );
    expect(written).toHaveLength(2);
    expect(written).toContain('sitemap.xml');
    expect(fileOf(second, 'sitemap.xml').match(/2026-11-21/g)).toHaveLength(1);
  });

  test.each([
    ['addresses', { addresses: 20, bytes: 1_000_000 }],
    ['bytes', { addresses: 20, bytes: 3_000 }],
  ])('divided by %s are those of a whole build after random changes', async (by, limits) => {
    const chance = new Chance(5);
    let asked = 0;
    const picture = () => {
      const name = `picture-${chance.below(40)}${'-x'.repeat(chance.below(60))}`;
      const list = () => {
        asked++;
        return [`${URL}/${name}.webp`];
      };
      return { digest: name, list };
    };
    const day = () => `2026-11-${10 + chance.below(20)}`;
    let pages: SitemapPage[] = many.map(({ path }) => ({ path, changed: day(), pictures: picture() }));
    let earlier = await write(pages, { most: limits });
    for (let round = 0; round < 40; round++) {
      const chosen = chance.below(pages.length);
      const changes = [
        () => pages.map((page, index) => (index === chosen ? { ...page, changed: day() } : page)),
        () => pages.map((page, index) => (index === chosen ? { ...page, pictures: picture() } : page)),
        () =>
          pages.map((page, index) => (index === chosen ? { ...page, alternates: [['en-IN', '/x'] as const] } : page)),
        () => pages.filter((_, index) => index !== chosen || pages.length < 9),
        () => [...pages, { path: `/new-${round}`, changed: day(), pictures: picture() }],
        () => pages,
      ];
      pages = chance.of(changes)();
      asked = 0;
      const later = await write(pages, { most: limits, earlier });
      const askedLater = asked;
      const whole = await write(pages, { most: limits });
      expect(digestFiles(join(later, 'site')), `round ${round}`).toEqual(digestFiles(join(whole, 'site')));
      // With another number of parts all are made, and with few bytes it is tried whether fewer parts are enough.
      if (by === 'addresses' && partsOf(later).length === partsOf(earlier).length)
        expect(askedLater).toBeLessThan(pages.length);
      earlier = later;
    }
  });

  test('name at most 1,000 pictures of a page, with addresses that are encoded once', async () => {
    const pictures = ['https://cdn.example/a%20b?x=1&y=ü', ...Array.from({ length: 1_200 }, (_, i) => `${URL}/${i}`)];
    const text = fileOf(
      await write([{ ...page('/a'), pictures: { digest: '', list: () => pictures } }]),
      'sitemap-1.xml',
    );
    expect(text.match(/<image:image>/g)).toHaveLength(1_000);
    expect(text).toContain('<image:loc>https://cdn.example/a%20b?x=1&#38;y=%C3%BC</image:loc>');
  });
});

describe('the date of the last change', () => {
  const record = async (contents: Readonly<Record<string, string>>, today: string, published?: string) => {
    const work = makeTemporaryFolder();
    mkdirSync(work, { recursive: true });
    const changedOn = await recordChanges(new Map(Object.entries(contents)), work, published, today);
    return { work, dates: Object.keys(contents).map(changedOn) };
  };

  test('is that of the build without a record of an earlier one, or with a damaged one', async () => {
    const first = await record({ '/a': 'x' }, '2026-11-20');
    expect(first.dates).toEqual(['2026-11-20']);
    writeFileSync(join(first.work, 'changes.json'), '{"/a":["x","yesterday"]}');
    expect((await record({ '/a': 'x' }, '2026-11-21', first.work)).dates).toEqual(['2026-11-21']);
  });

  test('stays over builds with the same content, and follows new content', async () => {
    const first = await record({ '/a': 'x', '/b': 'x' }, '2026-11-20');
    const second = await record({ '/a': 'x', '/b': 'y', '/constructor': 'x' }, '2026-11-21', first.work);
    expect(second.dates).toEqual(['2026-11-20', '2026-11-21', '2026-11-21']);
    const third = await record({ '/a': 'x', '/b': 'y' }, '2026-11-25', second.work);
    expect(third.dates).toEqual(['2026-11-20', '2026-11-21']);
  });

  test('is of what the view model says, not of templates, scripts and the frame around it', () => {
    const site = setSite(loadCatalog('tests/fixtures/second-shop'), new Map(), '2026-11-20');
    const bundleOf = (digest: string): Bundle => ({
      files: '',
      entry: '',
      digests: { '[...content]': digest },
      overrides: [],
      sharesShell: true,
      afterBuild: [],
      ownPages: [],
    });
    const [listed] = [...listPages(site).values()].filter(({ file }) => file === '[...content]');
    if (!listed) throw new Error('The second shop has no page of texts.');
    const makeWith = (digest: string, change: object = {}) =>
      new TaskMaker(site, bundleOf(digest)).make({
        ...listed,
        subjects: undefined,
        makeView: (from) => ({ ...(listed.makeView(from) as object), ...change }),
      }).origin;
    const now = makeWith('a');
    const later = makeWith('b', { shell: { changed: true } });
    expect([later.digest === now.digest, later.content === now.content]).toEqual([false, true]);
    expect(makeWith('a', { title: 'Another' }).content).not.toBe(now.content);
  });
});

describe('the pages of a sitemap', () => {
  let folders: Folders;
  let first: Map<string, string>;

  beforeAll(async () => {
    folders = makeShopOfAllPages();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.parse('2026-11-20T10:00:00Z'));
    await buildSite(folders, 'first');
    first = readSitemapEntries(folders.out);
  });
  afterAll(() => void vi.useRealTimers());

  test('have the day of their last change, whichever type they are of', () => {
    expect(first.size).toBeGreaterThan(15);
    for (const [path, rest] of first)
      expect([path, rest]).toEqual([path, expect.stringMatching(/^<lastmod>2026-11-20</)]);
  });

  test('have the pictures of products, which are files of the site', () => {
    const products = [...first].filter(([path]) => path.includes('/p/'));
    expect(products.length).toBeGreaterThan(4);
    const [, rest = ''] = products.find(([path]) => path === CUP) ?? [];
    const [picture = ''] = [...rest.matchAll(/<image:loc>https:\/\/[^/]+(\/[^<]*)</g)].map(([, path]) => path);
    expect(statSync(join(folders.out, picture)).size).toBeGreaterThan(0);
    for (const [path, others] of first) if (!path.includes('/p/')) expect(others).not.toContain('image:');
  });

  test('name the same page in each market that has it, both ways, and that of the default market for all others', () => {
    const alternatesOf = (path: string) =>
      [...(first.get(path) ?? '').matchAll(/hreflang="([^"]*)" href="https:\/\/[^/]+([^"]*)"/g)].map(
        ([, language, address]) => [language, address],
      );
    const cup = [
      ['en-IN', CUP],
      ['en-AE', `/en-ae${CUP}`],
      ['x-default', CUP],
    ];
    expect(alternatesOf(CUP).sort()).toEqual(cup.sort());
    expect(alternatesOf(`/en-ae${CUP}`).sort()).toEqual(cup.sort());
    expect(alternatesOf('/').sort()).toEqual([
      ['en-AE', '/en-ae'],
      ['en-IN', '/'],
      ['x-default', '/'],
    ]);
    // The Emirates have no such page.
    expect(first.get('/kulhad/p/CUP-KUL')).toBeDefined();
    expect(alternatesOf('/kulhad/p/CUP-KUL')).toEqual([]);
  });

  if (isEvery)
    test('keep their day in later builds, whole ones too, until their content changes', async () => {
      vi.setSystemTime(Date.parse('2026-11-22T10:00:00Z'));
      changeJson<{ title: string }>(join(folders.catalog, 'products/cups/kulhad.json'), (product) => {
        product.title = 'Kulhad of red clay';
      });
      await buildSite(folders, 'second');
      const second = readSitemapEntries(folders.out);
      const dayOf = (path: string) => /<lastmod>([^<]*)/.exec(second.get(path) ?? '')?.[1];
      expect(dayOf('/kulhad-of-red-clay/p/CUP-KUL')).toBe('2026-11-22');
      // A page of the list, which has one product a page.
      expect([...second.keys()].filter((path) => /^\/cups\/\d$/.test(path)).map(dayOf)).toContain('2026-11-22');
      expect(dayOf('/cups')).toBe('2026-11-20');
      expect(dayOf('/fees')).toBe('2026-11-20');
      expect(dayOf('/first-flush-darjeeling-100-g-tin/p/TEA-FF')).toBe('2026-11-20');
      vi.setSystemTime(Date.parse('2026-11-22T20:00:00Z'));
      await buildSite(folders, 'third', { fresh: true });
      expect(readSitemapEntries(folders.out)).toEqual(second);
    });
});

test('a market of the same language and country as another is no alternative to it', () => {
  const { markets, ...catalog } = loadCatalog('tests/fixtures/second-shop');
  const [home] = markets.values();
  if (!home) throw new Error('The second shop has no market.');
  const others = ['outlet', 'gulf'].map((id) => ({ ...home, id, prefix: id, country: id === 'gulf' ? 'AE' : 'IN' }));
  const all = new Map([home, ...others].map((market) => [market.id, market]));
  const site = setSite({ ...catalog, products: new Map(), markets: all }, new Map(), '2026-11-20');
  const pages = listSitemapPages(site, ['/about', '/gulf/about', '/outlet/about'], () => '2026-11-20');
  const languages = pages.map(({ alternates = [] }) => alternates.map(([language]) => language));
  expect(languages).toEqual([['en-IN', 'en-AE', 'x-default'], ['en-IN', 'en-AE', 'x-default'], []]);
});
