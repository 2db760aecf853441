import type { SearchRules } from '../../core/search/rules.ts';
import { ARABIC } from './arabic.ts';
import type { LanguageWords } from './language-words.ts';
import { TAMIL } from './tamil.ts';

/** Hindi is typed in every shop, so that it is in the vocabulary itself. */
const WORDS: Readonly<Record<string, LanguageWords>> = { ar: ARABIC, ta: TAMIL };

/** What a thing is called in a language, by a name in English. */
export interface FurtherNames {
  readonly english: string;
  readonly names: readonly string[];
}

const split = (text: string): string[] => text.normalize('NFKD').split(' ').filter(Boolean);
const listOf = (text: string): string[] => text.split(',').map((name) => name.trim());

/** The names of things in a language, in the order in which they are written. */
export function listFurtherNames(language: string): FurtherNames[] {
  const { names = '', article } = WORDS[language] ?? {};
  const lines = names.split('\n').filter((line) => line && !line.startsWith('//'));
  return lines.map((line) => {
    const [english = '', own = ''] = line.split('|').map((part) => part.trim());
    const plain = listOf(own);
    return { english, names: article === undefined ? plain : plain.flatMap((name) => [name, `${article}${name}`]) };
  });
}

/** The rules with those of a language after them. */
export function addLanguageRules(rules: SearchRules, language: string): SearchRules {
  const words = WORDS[language];
  if (!words) return rules;
  const normalise = (pair: readonly [string, string]) => pair.map((text) => text.normalize('NFKD')) as [string, string];
  const patterns = Object.entries(words.patterns).flatMap(([kind, texts]) =>
    texts.map((text) => [text.normalize('NFKD'), kind] as SearchRules['patterns'][number]),
  );
  const audience = Object.entries(rules.audience).map(([name, own]) => [
    name,
    [...own, ...split(words.audience[name] ?? '')],
  ]);
  return {
    ...rules,
    letters: [...rules.letters, ...words.letters],
    endings: [...rules.endings, ...words.endings.map(normalise)],
    stop: [...rules.stop, ...split(words.stop)],
    currency: [...rules.currency, ...split(words.currency)],
    patterns: [...rules.patterns, ...patterns],
    audience: Object.fromEntries(audience),
  };
}
