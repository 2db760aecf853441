import { findPointerPath } from '../../paths.ts';
import { page } from '../platform/page.ts';

/** Reads the files of the search index of this page's market. */
export interface Finder {
  /** Address of the folder of the index and of the cards that its numbers name. */
  readonly folder: string;
  /** The text of a part of the index; undefined when there is none. */
  readPart(name: string): Promise<string | undefined>;
}

/** After this time a file counts as unreachable. */
const TIMEOUT_MS = 15_000;
const texts = new Map<string, Promise<string | undefined>>();

/** @throws when the file can't be fetched; the next call asks for it again. */
function readText(address: string): Promise<string | undefined> {
  let text = texts.get(address);
  if (!text) {
    text = fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then((answer) => {
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.text();
    });
    text.catch(() => texts.delete(address));
    texts.set(address, text);
  }
  return text;
}

/** The search page names the folder; other pages ask for its name. */
async function findFolder(): Promise<string> {
  const named = document.querySelector<HTMLElement>('[data-find]')?.dataset['find'];
  if (named) return named;
  const pointer = await readText(findPointerPath(page.market));
  return (JSON.parse(pointer ?? '{}') as { folder: string }).folder;
}

/** @throws when the name of the folder can't be fetched. */
export async function openFinder(): Promise<Finder> {
  const folder = await findFolder();
  return { folder, readPart: (name) => readText(`${folder}/${name}`) };
}

/** The address of a query's results. */
export const resultsPath = (query: string): string => {
  const form = document.querySelector<HTMLFormElement>('form[role=search]');
  return `${new URL(form?.action ?? '/search', location.href).pathname}?${new URLSearchParams({ q: query })}`;
};
