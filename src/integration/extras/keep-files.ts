import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listEditionMarkets } from '../../catalog/site/editions.ts';
import type { Site } from '../../catalog/site/site.ts';
import { KEPT_PICTURES } from '../../core/site/constants.ts';
import { findImports, findPageFiles } from '../../core/offline/find-files.ts';
import { type KeepFile, keepFilePath } from '../../core/offline/keep-file.ts';
import { categoryPath, htmlFile, marketPagePath } from '../../paths.ts';
import { listKeptCategories } from '../../views/app/app-pages.ts';
import { inLanguage } from '../../messages/language.ts';
import { CompressedSizes } from '../examine/compressed-size.ts';

/** Application pages that are kept together with the categories. */
const APPLICATION = ['cart', 'checkout', 'wishlist', 'offline'] as const;

/** The picture that a card shows on a phone. */
const PICTURE = /<img\b[^>]*\bsrc="(\/_img\/[\w.-]+)"/g;

/** Scripts that are not loaded at first: those that a tap on a control of these pages needs, and the messages that follow. */
const ON_TAP =
  /^(?:add-to-cart|alerts|badge|cart-drawer|cart-more|checkout-quote|checkout-send|handlers|missing-size|quantity|sheet-content|sheet-island|status|waiting-order|wish)\./;

/** Writes a file for each market and language that lists, with sizes, what a visitor can keep for use without a connection. `folder` is the site. */
export async function writeKeepFiles(site: Site, folder: string, cache: string): Promise<void> {
  if (site.catalog.store.offline === false) return;
  const sizes = await CompressedSizes.open(join(cache, 'keep'));
  for (const { edition, market } of listEditionMarkets(site)) {
    const pages = [
      ...listKeptCategories(edition, market).map((category) => categoryPath(market, category)),
      ...APPLICATION.map((page) => marketPagePath(market, page)),
    ];
    const texts = await Promise.all(pages.map((path) => readFile(join(folder, htmlFile(path)), 'utf8')));
    const scripts = await followImports(folder, new Set(texts.flatMap(findPageFiles)));
    const pictures = new Set(
      texts.flatMap((text) => [...text.matchAll(PICTURE)].slice(0, KEPT_PICTURES).map(([, path = '']) => path)),
    );
    let bytes = 0;
    for (const text of [...texts, ...scripts.values()]) bytes += await sizes.measure(text);
    for (const picture of pictures) bytes += (await stat(join(folder, picture))).size;
    const list: KeepFile = { pages, files: [...scripts.keys(), ...pictures].sort(), bytes };
    await writeFile(
      join(
        folder,
        inLanguage(edition.language, () => keepFilePath(market.id)),
      ),
      JSON.stringify(list),
    );
  }
  await sizes.close();
}

/** The texts of these scripts and styles, of everything that they import, and of what their pages need on a tap. */
async function followImports(folder: string, files: Set<string>): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    texts.set(file, text);
    if (!file.endsWith('.js')) continue;
    for (const next of findImports(text)) files.add(next);
    for (const [, name = ''] of text.matchAll(/["'`](?:\.\/|_astro\/)([\w.-]+\.(?:js|css))["'`]/g))
      if (ON_TAP.test(name)) files.add(`/_astro/${name}`);
  }
  return texts;
}
