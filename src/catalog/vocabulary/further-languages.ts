import type { PatternKind, SearchRules } from '../../core/search/rules.ts';
import { AUDIENCES } from '../../core/search/word-types.ts';
import { hasTable, readTable, type Row } from './read-table.ts';

/** What a thing is called in a language, by a name in English. */
export interface FurtherNames {
  readonly english: string;
  readonly names: readonly string[];
}

/** The tables of a language besides English and Hindi; none of most. Hindi is typed in every shop, so that it is in the vocabulary itself. */
const read = (language: string, what: '' | '-rules'): Row[] => {
  const table = `languages/${language}${what}`;
  return hasTable(table) ? readTable(table) : [];
};

/**
 * The names of things in a language, in the order in which they are written.
 * @throws Error that says in which file and line what is wrong.
 */
export function listFurtherNames(language: string): FurtherNames[] {
  const article = read(language, '-rules').find(({ cells: [what] }) => what?.[0] === 'article')?.cells[1]?.[0];
  return read(language, '').map(({ cells: [[english = ''] = [], names = []] }) => ({
    english,
    names: article === undefined ? names : names.flatMap((name) => [name, `${article}${name}`]),
  }));
}

const PATTERNS = ['max', 'min', 'range', 'about', 'size', 'age'] as const satisfies PatternKind[];

/**
 * The rules with those of a language after them.
 * @throws Error that says in which file and line what is wrong.
 */
export function addLanguageRules(rules: SearchRules, language: string): SearchRules {
  const added = {
    letters: [...rules.letters],
    endings: [...rules.endings],
    stop: [...rules.stop],
    currency: [...rules.currency],
    patterns: [...rules.patterns],
  };
  const audience = Object.fromEntries(Object.entries(rules.audience).map(([name, words]) => [name, [...words]]));
  for (const {
    cells: [[what = ''] = [], words = [], [becomes = ''] = []],
    position,
  } of read(language, '-rules')) {
    const plain = words.map((word) => word.normalize('NFKD'));
    const kind = PATTERNS.find((name) => name === what);
    if (kind) added.patterns.push(...plain.map((word) => [word, kind] as const));
    else if (what === 'stop' || what === 'currency') added[what].push(...plain);
    else if (what === 'ending') added.endings.push(...plain.map((word) => [word, becomes.normalize('NFKD')] as const));
    // As they are: a rule may be about a letter that the normal form would take apart.
    else if (what === 'letter')
      added.letters.push(...words.map((word) => [readLetters(word), readLetters(becomes)] as const));
    else if (audience[what]) audience[what].push(...plain);
    else if (what !== 'article')
      throw new Error(
        `${position}: There is no rule "${what}". Write one of article, stop, currency, ${PATTERNS.join(', ')}, ending, letter, ${AUDIENCES.join(', ')}.`,
      );
  }
  return { ...rules, ...added, audience };
}

/** "U+064B" is the letter of this number: marks that can't be seen alone are written so. */
const readLetters = (text: string): string =>
  text.replaceAll(/U\+([\dA-F]+)/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
