import { findPointerPath } from '../../paths.ts';
import { readJson, readText } from '../lib/read-file.ts';
import { page } from '../platform/page.ts';

/** Reads the files of the search index of this page's market. */
export interface Finder {
  /** Address of the folder of the index and of the cards that its numbers name. */
  readonly folder: string;
  /** The text of a part of the index; undefined when there is none. */
  readPart(name: string): Promise<string | undefined>;
}

/** The search page names the folder; other pages ask for its name. */
async function findFolder(): Promise<string> {
  const named = document.querySelector<HTMLElement>('[data-find]')?.dataset['find'];
  if (named) return named;
  return (await readJson<{ folder: string }>(findPointerPath(page.market))).folder;
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
