import { readTable } from '../../catalog/vocabulary/read-table.ts';
import { normalise } from '../../core/text/normalise.ts';

/** The tables of words by which headings are recognised. */
export const WORDS = 'tables/headings/words';

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The words that mean one thing in headings, such as "money": a row of `column-words` in the tables. @throws Error where the table has no such row */
export function columnWords(what: string): ReadonlySet<string> {
  known ??= new Map(
    readTable('column-words', WORDS).map(({ cells: [[name = ''] = [], words = []] }) => [
      name,
      new Set(words.map((word) => normalise(word, 'NFC'))),
    ]),
  );
  const words = known.get(what);
  if (!words) throw new Error(`The table ${WORDS}/column-words.txt has no row "${what}".`);
  return words;
}
