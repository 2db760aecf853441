import { PartReader, type Start } from '../../core/search/part-reader.ts';
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

/** Reads what suggestions for every text need. @throws when it can't be fetched; the next call asks for it again. */
export async function openSuggester(): Promise<{ finder: Finder; reader: PartReader; start: Start }> {
  if (!opened) {
    const finder = await openFinder(POINTER);
    opened ??= { finder, reader: new PartReader(finder.readPart) };
  }
  return { ...opened, start: await opened.reader.start() };
}

/** @throws when the index can't be fetched; the next call asks for it again. */
export async function suggestFor(typed: string): Promise<{ readonly folder: string; readonly suggested: Suggested }> {
  const { finder, reader, start } = await openSuggester();
  return { folder: finder.folder, suggested: await suggest(typed, start, reader, preview) };
}
