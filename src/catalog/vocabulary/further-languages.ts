import { hasTable, readTable, type Row } from './read-table.ts';

/** What a thing is called in a language, by a name in English. */
interface FurtherNames {
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
