import { readSearches } from './stored-searches.ts';
import { readStored, removeStored } from '../../browser/storage.ts';

/** The searches that this browser remembers, the latest first. */
export const listRecent = (): string[] => readSearches(readStored('searches') ?? '');

export const forgetRecent = (): void => removeStored('searches');
