import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Market } from '../../catalog/model.ts';
import type { Site } from '../../catalog/site.ts';
import {
  type Dictionary,
  type MarketDictionaries,
  PLAIN_ENDINGS,
  type PlainEnding,
} from '../../core/compressed-forms.ts';
import { marketPath } from '../../paths.ts';
import type { Bundle } from '../render/bundle.ts';
import { listPages } from '../render/page-tasks.ts';
import { openRenderer, type RenderPage } from '../render/renderer.ts';
import { encode } from './encode.ts';
import { nameDictionary } from './dictionary-file.ts';
import { makeSampleSite } from './sample-site.ts';

/** A dictionary has at most as many bytes after brotli: it is paid back by the second page. */
export const LONGEST_DICTIONARY = 14_000;

/** A dictionary that was made, with its content and its compressed forms. */
export interface MadeDictionary extends Dictionary {
  readonly content: Buffer;
  /** By ending. */
  readonly forms: Readonly<Record<PlainEnding, Buffer>>;
}

/** The dictionaries of a market's pages; none are of earlier releases yet. */
export interface MadeMarket extends MarketDictionaries {
  readonly current: MadeDictionary;
}

/**
 * Makes a dictionary for each market, of pages with made-up products. So it depends on templates, shell and market, whose changes change
 * all pages anyway, and on no product: one changed price changes one page, not how all are compressed. `earlier` is the site of the
 * build before, in which a dictionary that stays the same is already compressed.
 */
export async function makeDictionaries(site: Site, bundle: Bundle, earlier?: string): Promise<MadeMarket[]> {
  const render = await openRenderer(bundle);
  const made: MadeMarket[] = [];
  for (const market of site.catalog.markets.values()) {
    const current = await makeDictionary(site, market, render, earlier);
    if (current) made.push({ prefix: market.prefix === '' ? '' : marketPath(market), current, earlier: [] });
  }
  return made.sort((one, other) => other.prefix.length - one.prefix.length);
}

async function makeDictionary(
  real: Site,
  market: Market,
  render: RenderPage,
  earlier: string | undefined,
): Promise<MadeDictionary | undefined> {
  const sample = makeSampleSite(real, market);
  if (!sample) return undefined;
  const pages = listPages(sample.site);
  const contents: Buffer[] = [];
  for (const path of sample.paths) {
    const page = pages.get(path);
    if (page) contents.push(await render(path, page.file, JSON.parse(JSON.stringify(page.makeView(sample.site)))));
  }
  const whole = await complete(market, Buffer.concat(contents), earlier);
  if (whole.forms.br.length <= LONGEST_DICTIONARY) return whole;
  // The shop's menu or footer is so long that only one page fits: a product's, since most pages are of products.
  const short = await complete(market, contents.at(-1) as Buffer, earlier);
  return short.forms.br.length <= LONGEST_DICTIONARY ? short : undefined;
}

async function complete(market: Market, content: Buffer, earlier: string | undefined): Promise<MadeDictionary> {
  const names = nameDictionary(market.id, content);
  const formOf = async (ending: PlainEnding): Promise<Buffer> => {
    const known = earlier && (await readFile(join(earlier, `${names.path}.${ending}`)).catch(() => undefined));
    return known || encode(content, ending, 'best');
  };
  const [br, zst] = await Promise.all([formOf('br'), formOf('zst')]);
  return { ...names, content, forms: { br, zst } };
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
