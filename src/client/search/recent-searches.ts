import { addSearch, readSearches, writeSearches } from './stored-searches.ts';
import { readStored, removeStored, writeStored } from '../../browser/storage.ts';

/** The searches that this browser remembers, the latest first. */
export const listRecent = (): string[] => readSearches(readStored('searches') ?? '');

/** Remembers a search, unless the visitor refused what is optional. */
export function remember(query: string): void {
  if (readStored('consent') !== 'no') writeStored('searches', writeSearches(addSearch(listRecent(), query)));
}

export const forgetRecent = (): void => removeStored('searches');
