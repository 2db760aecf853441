import type { PatternKind, SearchRules } from '../../core/search/words/rules.ts';
import { AUDIENCES } from '../../core/search/word-types.ts';
import { hasTable, readTable, type Row } from './read-table.ts';

const PATTERNS = ['max', 'min', 'range', 'about', 'size', 'age'] as const satisfies PatternKind[];
const LISTS = ['stop', 'before', 'after', 'currency'] as const;

let known: SearchRules | undefined;

/**
 * What every shop in India needs: the table `rules`.
 * @throws Error that says in which file and line what is wrong.
 */
export function defaultRules(): SearchRules {
  known ??= addRows(
    {
      letters: [],
      endings: [],
      hindiEndings: [],
      stop: [],
      before: [],
      after: [],
      currency: [],
      numbers: {},
      patterns: [],
      audience: Object.fromEntries(AUDIENCES.map((name) => [name, []])),
    },
    readTable('rules'),
  );
  return known;
}

/**
 * The rules with those of a language after them.
 * @throws Error that says in which file and line what is wrong.
 */
export function addLanguageRules(rules: SearchRules, language: string): SearchRules {
  const table = `languages/${language}-rules`;
  return hasTable(table) ? addRows(rules, readTable(table)) : rules;
}

function addRows(rules: SearchRules, rows: readonly Row[]): SearchRules {
  const { letters, endings, hindiEndings, stop, before, after, currency, numbers, patterns, audience } =
    structuredClone<unknown>(rules) as Writable;
  const lists = { stop, before, after, currency };
  for (const {
    cells: [[what = ''] = [], written = [], [becomes = ''] = []],
    position,
  } of rows) {
    const words = written.map((word) => word.normalize('NFKD'));
    const pairs = (words: readonly string[], to: string) => words.map((word) => [word, to] as const);
    const kind = PATTERNS.find((name) => name === what);
    const list = LISTS.find((name) => name === what);
    if (list) lists[list].push(...words);
    else if (kind) patterns.push(...words.map((word) => [word, kind] as const));
    else if (what === 'ending') endings.push(...pairs(words, becomes.normalize('NFKD')));
    else if (what === 'hindi ending') hindiEndings.push(...pairs(words, becomes.normalize('NFKD')));
    // As they are: a rule may be about a letter that the normal form would take apart.
    else if (what === 'letter') letters.push(...pairs(written.map(readLetters), readLetters(becomes)));
    else if (what === 'number') for (const word of words) numbers[word] = Number(becomes);
    else if (audience[what]) audience[what].push(...words);
    else if (what !== 'article')
      throw new Error(
        `${position}: There is no rule "${what}". Write one of ${[...LISTS, ...PATTERNS, ...AUDIENCES].join(', ')}, article, ending, hindi ending, letter, number.`,
      );
  }
  return { letters, endings, hindiEndings, ...lists, numbers, patterns, audience };
}

/** Rules that can be added to. */
type Writable = {
  -readonly [Name in keyof SearchRules]: SearchRules[Name] extends readonly (infer Entry)[]
    ? Entry[]
    : Record<string, Name extends 'numbers' ? number : string[]>;
};

/** "U+064B" is the letter of this number: marks that can't be seen alone are written so. */
const readLetters = (text: string): string =>
  text.replaceAll(/U\+([\dA-F]+)/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
