import { languageEnding } from '../../messages/language.ts';
import { isOwnPath } from '../site/own-path.ts';
/** What a visitor of a market can ask to keep: the file that a build writes (src/integration/extras/keep-files.ts). */
export interface KeepFile {
  /** Addresses of the pages. */
  readonly pages: readonly string[];
  /** Addresses of their scripts, styles and pictures. */
  readonly files: readonly string[];
  /** Of all, as they are transferred. */
  readonly bytes: number;
}

/** Its address: `/_data/in/keep.json`. Not in src/paths.ts, of which every page has the functions that some page uses. */
export const keepFilePath = (marketId: string): string => `/_data/${marketId}${languageEnding()}/keep.json`;

/** Reads the file; only addresses of this site are taken. @throws when it is not such a file. */
export function readKeepFile(content: unknown): KeepFile {
  const { pages, files, bytes } = (content ?? {}) as Record<string, unknown>;
  if (!areAddresses(pages) || !areAddresses(files) || typeof bytes !== 'number')
    throw new Error('not a list of what can be kept');
  return { pages, files, bytes };
}

const areAddresses = (list: unknown): list is readonly string[] => Array.isArray(list) && list.every(isOwnPath);
