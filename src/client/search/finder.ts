import { openSearch, type Search } from '../../core/search/search.ts';
import { findPointerPath } from '../../paths.ts';
import { page } from '../platform/page.ts';

/** The search of this page's market, and the folder with the cards that its numbers name. */
export interface Finder extends Search {
  readonly folder: string;
}

/** After this time a file counts as unreachable. */
const TIMEOUT_MS = 15_000;

/** The text of a file; undefined when there is none. */
async function readText(address: string): Promise<string | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** The search page names the folder; other pages ask for its name. */
async function readFolder(): Promise<string> {
  const named = document.querySelector<HTMLElement>('[data-find]')?.dataset['find'];
  if (named) return named;
  const pointer = await readText(findPointerPath(page.market));
  return (JSON.parse(pointer ?? '{}') as { folder: string }).folder;
}

let finder: Promise<Finder> | undefined;

/**
 * Opens the search index once.
 * @throws when it can't be fetched; the next call asks for it again.
 */
export function openFinder(): Promise<Finder> {
  if (!finder) {
    const opening = readFolder().then((folder) => ({ folder, ...openSearch((name) => readText(`${folder}/${name}`)) }));
    opening.catch(() => {
      finder = undefined;
    });
    finder = opening;
  }
  return finder;
}

/** The address of a query's results. */
export const resultsPath = (query: string): string => {
  const form = document.querySelector<HTMLFormElement>('form[role=search]');
  return `${new URL(form?.action ?? '/search', location.href).pathname}?q=${encodeURIComponent(query).replaceAll('%20', '+')}`;
};
