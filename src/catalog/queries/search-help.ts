import { type HelpEntry, ENOUGH_FOR_HELP, type PageEntry } from '../../core/search/parts.ts';
import { isDevanagari, wordsOf } from '../../core/search/fold.ts';
import { pairKey, soundKey, soundOf } from '../../core/search/keys.ts';
import type { ContentPage, PagePart } from '../entities/make-page.ts';
import type { Market } from '../model.ts';
import { stripMarkup } from '../sanitise.ts';
import type { Site } from '../site.ts';
import { HELP } from '../vocabulary/help.ts';
import type { Vocabulary } from './search-rules.ts';

/** The pages that answer questions, and by key of a word how much it asks for each. */
export interface HelpIndex {
  readonly pages: readonly PageEntry[];
  readonly byKey: ReadonlyMap<string, readonly HelpEntry[]>;
}

/** What a word that asks for help only together with another says. */
const WEAK = 5;
const IN_TITLE = 3;

const listOf = (text = ''): string[] => text.split(',').map((name) => name.trim());

/** Finds by titles and headings which pages of a market answer what shoppers ask. */
export function makeHelp(site: Site, market: Market, { fold, stem, rules, spelled }: Vocabulary): HelpIndex {
  const pages: PageEntry[] = [];
  const byKey = new Map<string, HelpEntry[]>();
  const own = site.catalog.pages.filter(({ marketId }) => marketId === market.id);
  const passed = new Set([...rules.stop, ...rules.before, ...rules.after]);
  const keyOf = (name: string): string | undefined => {
    const [word, next, ...others] = wordsOf(name).filter((one) => !passed.has(one));
    if (word === undefined || others.length > 0) return undefined;
    const own = next === undefined ? spelled.get(stem(word)) : undefined;
    if (own !== undefined) return own;
    const [first, second] = [fold(word), next === undefined ? undefined : fold(next)];
    if (!isDevanagari(name)) return second === undefined ? first : pairKey(first, second);
    return second === undefined ? soundKey(first) : `~${pairKey(soundOf(first), soundOf(second))}`;
  };
  const lines = HELP.trim()
    .split('\n')
    .map((line) => line.split('|').map(listOf));
  // A shop with few pages answers what it has no page for on that of help.
  const others = findPage(own, lines.at(-1)?.[0] ?? []);
  for (const [named, strong, weak] of lines) {
    const page = findPage(own, named ?? []) ?? others;
    if (!page) continue;
    const known = pages.findIndex(([, path]) => path === page[1]);
    const number = known < 0 ? pages.push(page) - 1 : known;
    const add = (names: readonly string[], weight: number) => {
      for (const key of new Set(names.map(keyOf))) {
        const entries = key === undefined ? [] : (byKey.get(key) ?? []);
        if (key !== undefined && !entries.some(([other]) => other === number))
          byKey.set(key, [...entries, [number, weight]]);
      }
    };
    add(strong ?? [], ENOUGH_FOR_HELP);
    add(weak ?? [], WEAK);
  }
  return { pages, byKey };
}

/** What the first block of a section says, unless it is a table. */
function textOf([first]: readonly PagePart[]): string | undefined {
  if (!first || first.kind === 'table') return undefined;
  if (first.kind === 'questions') return first.items[0]?.answer;
  return 'html' in first ? first.html : first.items[0];
}

/** Up to the first full stop. */
const firstSentence = (html: string): string => {
  const text = stripMarkup(html);
  return /^.+?\.(?=\s|$)/.exec(text)?.[0] ?? text;
};

/** The page, or the part of one, whose title or heading has most of the words, the first ones before others. */
function findPage(pages: readonly ContentPage[], names: readonly string[]): PageEntry | undefined {
  const has = (text: string, name: string) => ` ${wordsOf(text).join(' ')} `.includes(` ${name} `);
  let [most, best] = [0, undefined as PageEntry | undefined];
  for (const { title, description, path, sections } of pages) {
    const entries = [
      { text: title, worth: IN_TITLE, page: [title, path, firstSentence(description)] as const },
      ...sections.map(({ id, title: heading, parts }) => ({
        text: heading,
        worth: 1,
        page: [`${title}: ${heading}`, `${path}#${id}`, firstSentence(textOf(parts) ?? description)] as const,
      })),
    ];
    for (const { text, worth, page } of entries) {
      const found = names.findIndex((name) => has(text, name));
      const points = found < 0 ? 0 : worth + (names.length - found) / names.length;
      if (points > most) [most, best] = [points, page];
    }
  }
  return best;
}
