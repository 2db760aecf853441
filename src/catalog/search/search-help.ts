import { type HelpEntry, ENOUGH_FOR_HELP, type PageEntry } from '../../core/search/parts.ts';
import { isDevanagari, wordsOf } from '../../core/search/words/fold.ts';
import { pairKey, soundKey, soundOf } from '../../core/search/words/keys.ts';
import type { ContentPage, PagePart } from '../page.ts';
import type { Market } from '../model.ts';
import { stripMarkup } from '../values/sanitise.ts';
import type { Site } from '../site/site.ts';
import { readTable } from '../vocabulary/read-table.ts';
import type { Vocabulary } from './meanings.ts';

/** The pages that answer questions, and by key of a word how much it asks for each. */
interface HelpIndex {
  readonly pages: readonly PageEntry[];
  readonly byKey: ReadonlyMap<string, readonly HelpEntry[]>;
}

/** What a word that asks for help only together with another says. */
const WEAK = 5;
const IN_TITLE = 3;

/** Finds by titles and headings which pages of a market answer what shoppers ask. They are called as in `shown`, an edition of the site. */
export function makeHelp(
  site: Site,
  market: Market,
  { fold, stem, rules, spelled }: Vocabulary,
  shown: Site = site,
): HelpIndex {
  const pages: PageEntry[] = [];
  const byKey = new Map<string, HelpEntry[]>();
  const pagesOf = ({ catalog }: Site) => catalog.pages.filter(({ marketId }) => marketId === market.id);
  const own = { found: pagesOf(site), shown: pagesOf(shown) };
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
  const lines = readTable('help').map(({ cells }) => cells);
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

/** Up to the first full stop, or danda. */
const firstSentence = (html: string): string => {
  const text = stripMarkup(html);
  return /^.+?[.।](?=\s|$)/.exec(text)?.[0] ?? text;
};

/** The same pages as words find them, and as they are shown. */
interface Pages {
  readonly found: readonly ContentPage[];
  readonly shown: readonly ContentPage[];
}

/** The page, or the part of one, whose title or heading has most of the words, the first ones before others. */
function findPage({ found, shown }: Pages, names: readonly string[]): PageEntry | undefined {
  const pointsOf = (text: string, worth: number) => {
    const position = names.findIndex((name) => ` ${wordsOf(text).join(' ')} `.includes(` ${name} `));
    return position < 0 ? 0 : worth + (names.length - position) / names.length;
  };
  let most = 0;
  let best: PageEntry | undefined;
  for (const [number, { title, sections }] of found.entries())
    for (const [position, { title: text }] of [{ title }, ...sections].entries()) {
      const points = pointsOf(text, position === 0 ? IN_TITLE : 1);
      if (points <= most) continue;
      most = points;
      best = entryOf(shown[number] as ContentPage, position - 1);
    }
  return best;
}

/** A page, or one of its sections, as it is shown. */
function entryOf({ title, description, path, sections }: ContentPage, position: number): PageEntry {
  const section = sections[position];
  if (!section) return [title, path, firstSentence(description)];
  const text = firstSentence(textOf(section.parts) ?? description);
  return [`${title}: ${section.title}`, `${path}#${section.id}`, text];
}
