import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Market } from '../../catalog/model.ts';
import { editionsOf } from '../../catalog/site/editions.ts';
import type { Site } from '../../catalog/site/site.ts';
import { inLanguage } from '../../messages/language.ts';
import { type MadeDictionary, type MadeMarket, PLAIN_ENDINGS } from '../compress/compressed-forms.ts';
import { marketPath } from '../../paths.ts';
import { type Bundle, bundleIn } from '../render/bundle.ts';
import { listPages } from '../render/page-tasks.ts';
import { openRenderer, type RenderedView, type Renderer } from '../render/renderer.ts';
import { brotliBytes } from '../examine/compressed-size.ts';
import { textCounter } from '../examine/counted-text.ts';
import { encode } from '../compress/encode.ts';
import { nameDictionary } from '../compress/dictionary-file.ts';
import { makeSampleSite } from './sample-site.ts';

/**
 * The largest size of a dictionary in bytes after brotli, with the shop's addresses at a fixed length. A dictionary of this size pays off with the
 * second page.
 */
export const LONGEST_DICTIONARY = 14_000;

/**
 * Makes a dictionary for each market and language, from pages of made-up products. It depends on the templates, shell and market, whose changes
 * change all pages anyway, and on no product: a changed price changes one page, not the compression of all. `earlier` is the site of the previous
 * build, whose compressed forms are reused for an unchanged dictionary.
 */
export async function makeDictionaries(site: Site, bundle: Bundle, earlier?: string): Promise<MadeMarket[]> {
  const made: MadeMarket[] = [];
  for (const edition of editionsOf(site)) {
    const { language, links } = edition;
    const renderer = await openRenderer(bundleIn(bundle, language), { language, links });
    for (const market of edition.catalog.markets.values()) {
      const current = await inLanguage(language, () => makeDictionary(edition, market, renderer, earlier));
      if (current) made.push({ prefix: market.prefix === '' ? '' : marketPath(market), current, earlier: [] });
    }
  }
  return made.sort((one, other) => other.prefix.length - one.prefix.length);
}

async function makeDictionary(
  real: Site,
  market: Market,
  renderer: Renderer,
  earlier: string | undefined,
): Promise<MadeDictionary | undefined> {
  const sample = makeSampleSite(real, market);
  if (!sample) return undefined;
  const pages = listPages(sample.site);
  const contents: Buffer[] = [];
  for (const path of sample.paths) {
    const page = pages.get(path);
    if (!page) continue;
    const view = JSON.parse(JSON.stringify(page.makeView(sample.site))) as RenderedView;
    contents.push(Buffer.from((await renderer.render(path, page.file, view)).join('')));
  }
  const count = textCounter(real);
  // If menu or footer are so long that only one page fits, it is that of a product, as most pages are.
  for (const content of [Buffer.concat(contents), contents.at(-1) as Buffer]) {
    const names = nameDictionary(market.id, content);
    const known = earlier === undefined ? undefined : await readForms(earlier, names.path);
    // The previous build accepted it, so it is short enough.
    if (known) return { ...names, content, forms: known };
    if ((await brotliBytes(count(content.toString()))) > LONGEST_DICTIONARY) continue;
    const [br, zst] = await Promise.all([encode(content, 'br', 'best'), encode(content, 'zst', 'best')]);
    return { ...names, content, forms: { br, zst } };
  }
  return undefined;
}

/** The compressed forms of a dictionary in an earlier site; undefined unless all are there. */
async function readForms(site: string, path: string): Promise<MadeDictionary['forms'] | undefined> {
  try {
    const [br, zst] = await Promise.all([readFile(join(site, `${path}.br`)), readFile(join(site, `${path}.zst`))]);
    return { br, zst };
  } catch {
    return undefined;
  }
}

/** Writes dictionaries and their compressed forms into a site. */
export async function writeDictionaries(markets: readonly MadeMarket[], folder: string): Promise<void> {
  for (const { current } of markets) {
    const file = join(folder, current.path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, current.content);
    for (const ending of PLAIN_ENDINGS) await writeFile(`${file}.${ending}`, current.forms[ending]);
  }
}
