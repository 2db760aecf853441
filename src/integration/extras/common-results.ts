import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Market } from '../../catalog/model.ts';
import { listEditionMarkets, nameIn } from '../../catalog/site/editions.ts';
import { findFolder } from '../../catalog/site/numbered.ts';
import type { Site } from '../../catalog/site/site.ts';
import { digestCode } from '../../catalog/snapshot/maker.ts';
import type { ReadPart } from '../../core/search/part-reader.ts';
import { START, type StartPart, suggestedCardsFile, suggestionPart } from '../../core/search/parts.ts';
import { fileLinker } from '../files/link-files.ts';
import { cachedPicture } from '../pictures/prepare.ts';
import { readIfThere } from '../../catalog/source/read-if-there.ts';
import { readBuildRecord } from '../files/build-record.ts';
import { type Answer, answerKey, listResultFiles, ResultMaker } from './find-common.ts';
import { writeParts } from './search-index.ts';

/** Keeps the search results of a build beside its site. */
const COMMON_RECORDS_FILE = 'common-results.json';

const MAKERS = ['catalog', 'core', 'paths', 'integration/extras/find-common', 'integration/extras/common-results'];

interface MarketRecord {
  /** A digest of the index and the code. When it changes, all searches are run again. */
  readonly digest: string;
  /** By `answerKey`. Null when a search finds nothing. */
  readonly answers: Readonly<Record<string, Answer | null>>;
  /** Digests of the texts of files, by name. */
  readonly files: Readonly<Record<string, string>>;
}
type Records = { readonly [market: string]: MarketRecord };

/**
 * Writes the results of each market's common and known searches, and the products of its suggestions, in each language. `work` is the folder of the
 * new build, whose site already has the index and the cards. `digests` tells by market what its index is made from: where it is the same as in
 * `earlier`, the folder of the previous build, nothing is searched again, and files with unchanged cards are linked. Prepared pictures are read from
 * the folder `pictures`.
 */
export async function writeCommonResults(
  site: Site,
  work: string,
  earlier: string | undefined,
  digests: ReadonlyMap<string, string>,
  pictures: string,
): Promise<void> {
  const readPicture = async (path: string) => {
    const file = cachedPicture(pictures, path);
    return file !== undefined && existsSync(file) ? readFile(file) : undefined;
  };
  const before = (await readBuildRecord<Records>(earlier, COMMON_RECORDS_FILE)) ?? {};
  const records: { [market: string]: MarketRecord } = {};
  for (const { edition, market } of listEditionMarkets(site)) {
    const own = nameIn(edition, market);
    const folder = findFolder(edition, market);
    const to = join(work, 'site', folder);
    const digest = `${digests.get(own)} ${digestCode(MAKERS)}`;
    const known = before[own]?.digest === digest ? before[own] : undefined;
    const link = fileLinker(known && earlier && join(earlier, 'site', folder), to);
    const readPart: ReadPart = async (name) => readIfThere(join(to, name));
    const maker = new ResultMaker(readPart, readPicture);
    const [answers, files] = [new Map(Object.entries(known?.answers ?? {})), new Map<string, string>()];
    const changed = new Map<string, string>();
    const keep = (name: string, text: string) => {
      const textDigest = hash('sha1', text, 'base64url');
      files.set(name, textDigest);
      if (known?.files[name] !== textDigest || !link(name)) changed.set(name, text);
    };
    for (const [name, queries] of listResultFiles(edition, market)) {
      const found = new Map<string, Answer>();
      for (const query of queries) {
        const key = answerKey(name, query);
        const answer = answers.has(key) ? answers.get(key) : await maker.find(query, name);
        answers.set(key, answer ?? null);
        if (answer) found.set(query, answer);
      }
      keep(name, await maker.format(name, found));
    }
    for (const part of await listSuggestionParts(readPart)) {
      const text = await maker.formatSuggested(part);
      if (text !== undefined) keep(suggestedCardsFile(part), text);
    }
    await writeParts(to, changed);
    records[own] = { digest, answers: Object.fromEntries(answers), files: Object.fromEntries(files) };
  }
  await writeFile(join(work, COMMON_RECORDS_FILE), JSON.stringify(records));
}

/** The names of the parts of an index that hold suggestions. */
async function listSuggestionParts(readPart: ReadPart): Promise<string[]> {
  const { suggestions = [] } = JSON.parse((await readPart(START)) ?? '{}') as Partial<StartPart>;
  return suggestions.map(suggestionPart);
}

/** The results of searches, or the products of suggestions, by the name of their file in the folder of the index; undefined for any other name. */
export async function findCommonResults(
  site: Site,
  market: Market,
  name: string,
  readPart: ReadPart,
): Promise<string | undefined> {
  const maker = new ResultMaker(readPart);
  const part = (await listSuggestionParts(readPart)).find((one) => suggestedCardsFile(one) === name);
  if (part !== undefined) return maker.formatSuggested(part);
  const queries = listResultFiles(site, market).get(name);
  if (!queries) return undefined;
  const found = new Map<string, Answer>();
  for (const query of queries) {
    const answer = await maker.find(query, name);
    if (answer) found.set(query, answer);
  }
  return maker.format(name, found);
}
