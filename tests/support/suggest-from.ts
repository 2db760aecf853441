import { PartReader, type ReadPart } from '../../src/core/search/part-reader.ts';
import { openSearch } from '../../src/core/search/search.ts';
import { suggest, type Suggested } from '../../src/core/search/suggest.ts';

/** Suggestions from an index, as the search box makes them (client/search/suggester.ts). */
export async function suggestFrom(readPart: ReadPart, typed: string): Promise<Suggested> {
  const reader = new PartReader(readPart);
  return suggest(typed, await reader.start(), reader, openSearch(readPart).preview);
}
