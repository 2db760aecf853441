import { readJson, readText } from '../../browser/files/read-file.ts';

/** Reads the files of the search index of this page's market. */
export interface Finder {
  /** Address of the folder of the index and of the cards that its numbers name. */
  readonly folder: string;
  /** The text of a part of the index; undefined when there is none. */
  readPart(name: string): Promise<string | undefined>;
}

const makeFinder = (folder: string): Finder => ({ folder, readPart: (name) => readText(`${folder}/${name}`) });

/** The search page names the folder. */
const namedFolder = () => document.querySelector<HTMLElement>('[data-find]')?.dataset['find'];

/** Of the search page. */
export const openPageFinder = async (): Promise<Finder> => makeFinder(namedFolder() as string);

/**
 * Of other pages: `pointer` is the address of the file that names the folder.
 * @throws when the name of the folder can't be fetched.
 */
export const openFinder = async (pointer: string): Promise<Finder> =>
  makeFinder(namedFolder() ?? (await readJson<{ folder: string }>(pointer)).folder);
