import { FILES } from '../core/offline/cache-names.ts';
import { isFresh, isWhole } from '../core/offline/copy-index.ts';
import { findImports, findLater, findPageFiles } from '../core/offline/find-files.ts';
import { findCopy, keep, noteFiles, readEntry, settle, touch } from './copies.ts';

/**
 * Keeps pages with everything that they load at once or later, so that they work fully without a connection. The worker does it, as it continues after
 * the page that asked for it is left.
 */

/** The names, without hashes, of scripts that every page has or loads soon; they may load nearly all others. Set by bundle-worker.ts. */
declare const SCRIPTS_OF_ALL_PAGES: readonly string[];
const isOfAllPages = (file: string): boolean =>
  SCRIPTS_OF_ALL_PAGES.some((name) => file.startsWith(`/_astro/${name}.`));

let turn: Promise<unknown> = Promise.resolve();

/** Keeps these pages, one after the other. Those of a second request begin when the first is done. */
export function keepWhole(paths: readonly string[]): Promise<void> {
  const work = turn.then(async () => {
    for (const path of paths) await keepPage(path);
    await settle();
  });
  turn = work.catch(() => {});
  return work;
}

/** Keeps one page. It is stored only when all its files are there, and after them, so that a page that counts as whole has its files. */
async function keepPage(path: string): Promise<void> {
  const now = Date.now();
  const entry = await readEntry(path);
  const known = entry?.page;
  if (known && isWhole(known, now)) {
    for (const file of [path, ...known.files]) touch(file);
    return;
  }
  // A page that was just opened has a copy, but lacks the files that it loads when it is used.
  const copy = known && isFresh(known, now) ? await findCopy(path) : undefined;
  const page = copy?.response ?? (await load(path, 'reload'));
  const fetched = new Map<string, Response>();
  const files = new Set<string>();
  let next = findPageFiles(await page.clone().text());
  while (next.length > 0) {
    for (const file of next) files.add(file);
    const found = await Promise.all(next.map((file) => followFile(file, fetched)));
    next = [...new Set(found.flat())].filter((file) => !files.has(file));
  }
  for (const [file, answer] of fetched)
    if (!(await keep(file, answer, FILES))) throw new Error(`${file} can't be kept`);
  if (copy && entry && known) noteFiles({ ...entry, page: known }, [...files]);
  else await keep(path, page, FILES, now, [...files]);
}

/** Fetches a file without a copy. Returns the files that it names. */
async function followFile(file: string, fetched: Map<string, Response>): Promise<string[]> {
  const copy = await findCopy(file);
  const answer = copy?.response ?? (await load(file, 'force-cache'));
  if (!copy) fetched.set(file, answer);
  if (!file.endsWith('.js')) return [];
  const script = await answer.clone().text();
  return [...findImports(script), ...(isOfAllPages(file) ? [] : findLater(script))];
}

async function load(path: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(path, { cache, priority: 'low' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}
