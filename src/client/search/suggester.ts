import type { SuggestedCard, SuggestedCards } from '../../core/listing/card-record.ts';
import { PartReader, type Start } from '../../core/search/part-reader.ts';
import { suggestedCardsFile } from '../../core/search/parts.ts';
import { suggest, type Suggested } from '../../core/search/suggest.ts';
import { findPointerPath } from '../../core/site/data-paths.ts';
import { page } from '../../browser/page.ts';
import { readJson } from '../../browser/files/read-file.ts';
import { readCards } from '../listing/read-cards.ts';
import { type Finder, openFinder } from './finder.ts';

const POINTER = findPointerPath(page.market);

interface Suggester {
  readonly finder: Finder;
  readonly reader: PartReader;
  /** The products of the parts that were asked for. */
  readonly cards: Promise<SuggestedCards>[];
}

let opened: Suggester | undefined;

/** Reads what suggestions for every text need. @throws when it can't be fetched; the next call asks for it again. */
export async function openSuggester(): Promise<Suggester & { readonly start: Start }> {
  if (!opened) {
    const finder = await openFinder(POINTER);
    const cards: Suggester['cards'] = [];
    // The products of a part are asked for with it.
    const readPart: Finder['readPart'] = (name) => {
      const file = suggestedCardsFile(name);
      if (file !== name) cards.push(readJson<SuggestedCards>(`${finder.folder}/${file}`).catch(() => ({})));
      return finder.readPart(name);
    };
    opened ??= { finder, reader: new PartReader(readPart), cards };
  }
  return { ...opened, start: await opened.reader.start() };
}

interface Suggestions {
  readonly suggested: Suggested;
  /** The products. @throws when they can't be fetched. */
  readonly readProducts: () => Promise<readonly SuggestedCard[]>;
}

/** @throws when the index can't be fetched; the next call asks for it again. */
export async function suggestFor(typed: string): Promise<Suggestions> {
  const { finder, reader, cards, start } = await openSuggester();
  // Suggestions alone need a small part of the search's code; the rest is loaded for texts of several words.
  const preview = async (query: string) => {
    const { openQueries } = await import('./query.ts');
    return (await openQueries(() => Promise.resolve(finder))).preview(query);
  };
  const suggested = await suggest(typed, start, reader, preview);
  return {
    suggested,
    readProducts: async () => {
      const known: SuggestedCards = Object.assign({}, ...(await Promise.all(cards)));
      const found = suggested.numbers.map((number) => known[number] ?? readCards(finder.folder, [number]));
      return (await Promise.all(found)).flat();
    },
  };
}
