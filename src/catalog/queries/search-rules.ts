import { DEFAULT_RULES } from '../../core/search/default-rules.ts';
import { DEFAULT_WORDS, type SearchWords } from '../../core/search/default-words.ts';
import { type Fold, makeFold, simplify, wordsOf } from '../../core/search/fold.ts';
import type { SearchRules } from '../../core/search/rules.ts';
import { oncePerSite, type Site } from '../site.ts';

/** The words of a shop, folded. */
export interface Vocabulary {
  readonly rules: SearchRules;
  readonly fold: Fold;
  /** What is written as one word, too: by the key of its first word those of second words. */
  readonly compounds: ReadonlyMap<string, ReadonlyMap<string, Compound>>;
  /** By key: the other keys that find it, and whether they mean the same. */
  readonly aliases: ReadonlyMap<string, readonly Alias[]>;
}

export interface Compound {
  /** The key of both as one word. */
  readonly key: string;
  /** Whether its two words mean nothing of the product: a dumb-bell is no bell. */
  readonly isOneThing: boolean;
}

export interface Alias {
  readonly key: string;
  readonly isSame: boolean;
  /** How the word that it leads to is written. */
  readonly written: string;
}

/** The words of the default rules and of `catalog/search.json`, whose own come first. */
export const vocabularyOf = oncePerSite('searchVocabulary', ({ catalog }: Site): Vocabulary => {
  const { same = [], wider = {}, compounds = [], letters = [], stop = [] } = catalog.search ?? {};
  const rules = {
    ...DEFAULT_RULES,
    letters: [...letters.map(([from, to]) => [simplify(from), to] as const), ...DEFAULT_RULES.letters],
    stop: [...stop.map(simplify), ...DEFAULT_RULES.stop],
  };
  const words: SearchWords = {
    same: [...same, ...DEFAULT_WORDS.same],
    wider: mergeLists(wider, DEFAULT_WORDS.wider),
    compounds: [...compounds, ...DEFAULT_WORDS.compounds],
    phrases: DEFAULT_WORDS.phrases,
  };
  const fold = makeFold(rules);
  const found = listCompounds(words, fold);
  return { rules, fold, compounds: found, aliases: listAliases(words, found, fold) };
});

function mergeLists(own: SearchWords['wider'], others: SearchWords['wider']): SearchWords['wider'] {
  const names = new Set([...Object.keys(own), ...Object.keys(others)]);
  return Object.fromEntries([...names].map((name) => [name, [...(own[name] ?? []), ...(others[name] ?? [])]]));
}

/** The key of one or more words, which are written as one. */
export const phraseKey = (text: string, fold: Fold): string => fold(wordsOf(text).join(''));

function listCompounds(
  { same, wider, compounds, phrases }: SearchWords,
  fold: Fold,
): Map<string, Map<string, Compound>> {
  const found = new Map<string, Map<string, Compound>>();
  const add = (text: string, isOneThing: boolean) => {
    const [first, second, ...others] = wordsOf(text);
    if (!first || !second || others.length > 0) return;
    const seconds = found.get(fold(first)) ?? new Map<string, Compound>();
    found.set(fold(first), seconds.set(fold(second), { key: phraseKey(text, fold), isOneThing }));
  };
  for (const text of [...phrases, ...same.flat(), ...Object.entries(wider).flat(2)]) add(text, false);
  for (const text of compounds) add(text, true);
  return found;
}

function listAliases(
  { same, wider }: SearchWords,
  compounds: Vocabulary['compounds'],
  fold: Fold,
): Map<string, Alias[]> {
  const aliases = new Map<string, Alias[]>();
  const add = (from: string, to: string, isSame: boolean) => {
    const [key, target] = [phraseKey(from, fold), phraseKey(to, fold)];
    if (key !== target) aliases.set(target, [...(aliases.get(target) ?? []), { key, isSame, written: simplify(to) }]);
  };
  // What is written as one word is found by its two words, too.
  for (const [first, seconds] of compounds)
    for (const [second, joined] of seconds)
      for (const key of [first, second])
        aliases.set(joined.key, [...(aliases.get(joined.key) ?? []), { key, isSame: false, written: key }]);
  for (const group of same) for (const from of group) for (const to of group) add(from, to, true);
  for (const [from, things] of Object.entries(wider)) for (const to of things) add(from, to, false);
  return aliases;
}
