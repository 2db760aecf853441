import { expect, test } from 'vitest';
import { findFolders } from '../../src/integration/files/folders.ts';
import { withOwnPages } from '../../src/integration/own-pages/with-own-pages.ts';
import { planSite } from '../../src/integration/prepare-site.ts';
import { listPages } from '../../src/integration/render/page-tasks.ts';
import { openRenderer, type RenderedView } from '../../src/integration/render/renderer.ts';
import { openBundle } from '../../src/integration/run-astro.ts';

test('every page of the sample is the same with and without the light renderer', async () => {
  const folders = findFolders();
  const { site } = await planSite(folders);
  const bundle = await openBundle(folders);
  const warnings: string[] = [];
  const renderer = await openRenderer(bundle, { warn: (message) => void warnings.push(message) });
  const byAstro = await openRenderer(bundle, { isByAstro: true });
  const pages = [...listPages(withOwnPages(site, bundle)).values()];
  const other: string[] = [];
  for (const { path, file, makeView } of pages) {
    const view = makeView(site) as RenderedView;
    const [html, expected] = [await renderer.render(path, file, view), await byAstro.render(path, file, view)];
    if (html.join('') !== expected.join('')) other.push(path);
  }
  expect(pages.length).toBeGreaterThan(1_000);
  expect({ other, warnings }).toEqual({ other: [], warnings: [] });
});
