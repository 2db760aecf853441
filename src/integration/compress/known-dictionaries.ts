import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  COMPRESSED_FORMS_FILE,
  type CompressedForms,
  type Dictionary,
  type MarketDictionaries,
} from './compressed-forms.ts';
import type { MadeMarket } from './compressed-forms.ts';
import { readDictionary } from './dictionary-file.ts';

/** The dictionaries that pages are compressed with. */
export interface KnownDictionaries {
  readonly markets: readonly MarketDictionaries[];
  /** Contents by id. */
  readonly contents: ReadonlyMap<string, Buffer>;
}

/** Dictionaries of earlier releases that are kept for each market. Each takes as much time and space as the current one. */
const EARLIER = 1;

/**
 * Adds the dictionaries of the previous build to the new ones, for visitors who have only those. `folder` is the site, which holds their files as
 * hashed files of earlier builds; `earlier` is the site of the previous build.
 */
export async function addEarlierDictionaries(
  made: readonly MadeMarket[],
  folder: string,
  earlier: string | undefined,
): Promise<KnownDictionaries> {
  const before = earlier === undefined ? [] : await readMarkets(earlier);
  const contents = new Map(made.map(({ current }) => [current.id, current.content]));
  const markets: MarketDictionaries[] = [];
  for (const { prefix, current } of made) {
    const old = before.find((market) => market.prefix === prefix);
    const kept: Dictionary[] = [];
    for (const dictionary of old ? [old.current, ...old.earlier] : []) {
      if (dictionary.id === current.id || kept.length === EARLIER) continue;
      const content = await readDictionary(folder, dictionary);
      if (!content) continue;
      contents.set(dictionary.id, content);
      kept.push(dictionary);
    }
    const { id, path, available } = current;
    markets.push({ prefix, current: { id, path, available }, earlier: kept });
  }
  return { markets, contents };
}

/** The dictionaries of a site's markets. */
const readMarkets = (folder: string): Promise<readonly MarketDictionaries[]> =>
  readFile(join(folder, COMPRESSED_FORMS_FILE), 'utf8').then(
    (text) => (JSON.parse(text) as CompressedForms).markets,
    () => [],
  );
