import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../src/integration/run-astro.ts';
import { pageExaminer } from '../../src/integration/examine/examine-page.ts';
import { planSite } from '../../src/integration/prepare-site.ts';
import { type Bundle, readBundle } from '../../src/integration/render/bundle.ts';
import { bundleFolder } from '../../src/integration/bundle-folder.ts';
import { openApp, openRenderer, type RenderedView } from '../../src/integration/render/renderer.ts';
import type { Site } from '../../src/catalog/site/site.ts';
import { htmlFile } from '../../src/paths.ts';
import { ROUTES } from '../../src/views/routes.ts';
import { makeShopOfAllPages } from '../support/shop-of-all-pages.ts';
import { isEvery } from '../rare-tests.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The routes of which a shop has many pages. */
const OF_MANY_PAGES: readonly string[] = [ROUTES.product, ROUTES.listing, ROUTES.sellerPage, ROUTES.directory].map(
  ({ file }) => file,
);

const listPages = (site: Site) =>
  Object.values(ROUTES).flatMap((route) => route.listPages(site).map((page) => ({ ...page, file: route.file })));

describe('a view model', () => {
  // A field that is undefined counts as missing (`Plain`); the test below shows that pages are the same without it.
  test.each(['', '/api'])('is unchanged by JSON in a shop with the API host "%s"', async (api) => {
    vi.stubEnv('API_ORIGIN', api);
    vi.stubEnv('STYLEGUIDE', '1');
    const { site } = await planSite(makeShopOfAllPages());
    const views = listPages(site).map(({ makeView }) => makeView(site));
    expect(JSON.parse(JSON.stringify(views))).toEqual(views);
  });

  if (isEvery)
    test('is all that a page is rendered from: what a build made from JSON comes out again', async () => {
      const folders = makeShopOfAllPages();
      vi.stubEnv('STYLEGUIDE', '1');
      vi.stubEnv('API_ORIGIN', '/api');
      const { site: folder } = await buildSite(folders, 'views');
      const { site } = await planSite(folders);
      const bundle = await readBundle(await bundleFolder(folders));
      const warnings: string[] = [];
      const warn = (message: string) => void warnings.push(message);
      const renderer = await openRenderer(bundle as Bundle, { warn });
      const inPlace = await openRenderer({ ...(bundle as Bundle), sharesShell: false }, { warn });
      const byAstro = await openRenderer(bundle as Bundle, { isByAstro: true });
      const examine = pageExaminer(site);
      let shared = 0;
      const pages = listPages(site);
      expect(new Set(pages.map(({ file }) => file))).toEqual(new Set(Object.values(ROUTES).map(({ file }) => file)));
      for (const { path, file, makeView } of pages) {
        const html = readFileSync(join(folder, htmlFile(path)), 'utf8');
        const view = makeView(site) as RenderedView;
        const pieces = await renderer.render(path, file, view);
        expect(pieces.join('') === html, `${path} is the same`).toBe(true);
        const whole = await inPlace.render(path, file, view);
        expect(await byAstro.render(path, file, view), `${path} is the same by Astro`).toEqual(pieces);
        expect(whole.length === 1 && whole[0] === html, `${path} is the same with its shell rendered in it`).toBe(true);
        expect({ ...examine(pieces), shellParts: [] }, path).toEqual(examine(whole));
        if (pieces.length > 1) shared++;
      }
      expect(warnings).toEqual([]);
      const app = await openApp((bundle as Bundle).entry);
      const asked = vi.spyOn(app, 'render');
      for (const { path, file, makeView } of pages.filter(({ file: of }) => OF_MANY_PAGES.includes(of)))
        await renderer.render(path, file, makeView(site) as RenderedView);
      expect(asked, 'Astro is asked for pages of these routes').not.toHaveBeenCalled();
      // Pages from which nothing leads away have a shell for themselves.
      expect(shared).toBeGreaterThan(pages.length * 0.8);
    });
});
