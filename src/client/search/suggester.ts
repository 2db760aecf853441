import { PartReader } from '../../core/search/part-reader.ts';
import { suggest, type Suggested } from '../../core/search/suggest.ts';
import { findPointerPath } from '../../core/site/data-paths.ts';
import { page } from '../../browser/page.ts';
import { type Finder, openFinder } from './finder.ts';

const POINTER = findPointerPath(page.market);

/** Suggestions alone need a small part of the search's code; the rest is loaded for texts of several words. */
const preview = async (query: string) => {
  const { openQueries } = await import('./query.ts');
  return (await openQueries(POINTER)).preview(query);
};

let opened: { readonly finder: Finder; readonly reader: PartReader } | undefined;

/** @throws when the index can't be fetched; the next call asks for it again. */
export async function suggestFor(typed: string): Promise<{ readonly folder: string; readonly suggested: Suggested }> {
  if (!opened) {
    const finder = await openFinder(POINTER);
    opened = { finder, reader: new PartReader(finder.readPart) };
  }
  const { finder, reader } = opened;
  return { folder: finder.folder, suggested: await suggest(typed, await reader.start(), reader, preview) };
}
