import { readJson, readText } from '../../browser/read-file.ts';

/** Reads the files of the search index of this page's market. */
export interface Finder {
  /** Address of the folder of the index and of the cards that its numbers name. */
  readonly folder: string;
  /** The text of a part of the index; undefined when there is none. */
  readPart(name: string): Promise<string | undefined>;
}

/** The search page names the folder; other pages have the address of the file that does. */
async function findFolder(pointer: string | undefined): Promise<string> {
  const named = document.querySelector<HTMLElement>('[data-find]')?.dataset['find'];
  if (named) return named;
  if (pointer === undefined) throw new Error('No search index.');
  return (await readJson<{ folder: string }>(pointer)).folder;
}

/**
 * `pointer` is the address of the file that names the folder.
 * @throws when the name of the folder can't be fetched.
 */
export async function openFinder(pointer?: string): Promise<Finder> {
  const folder = await findFolder(pointer);
  return { folder, readPart: (name) => readText(`${folder}/${name}`) };
}
