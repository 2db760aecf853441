import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { codeFolder, packageFolder } from '../../package.ts';

/** The folder of the search's words, below that of code. */
const OWN = 'catalog/vocabulary/words';

/** An entry of a table. */
export interface Row {
  /** The words of each column, none where a cell is empty. */
  readonly cells: readonly (readonly string[])[];
  /** File and line, for messages: "src/catalog/vocabulary/words/people.txt:12". */
  readonly position: string;
}

/** The tables in a folder of `words`, sorted by name. */
export const listTables = (folder: string): string[] =>
  readdirSync(join(codeFolder, OWN, folder))
    .sort()
    .map((file) => join(folder, file.replace(/\.txt$/, '')));

/** Whether there is a table. */
export const hasTable = (name: string): boolean => existsSync(join(codeFolder, OWN, `${name}.txt`));

/**
 * Reads a table of words: `readTable('kinds/clothing')`, or of another folder of code: `readTable('headings', 'tables/headings/words')`.
 * @throws Error that says in which file and line what is wrong, and what to do about it.
 */
export function readTable(name: string, folder = OWN): Row[] {
  const file = join(codeFolder, folder, `${name}.txt`);
  return parseTable(readFileSync(file, 'utf8'), relative(packageFolder, file).replaceAll('\\', '/'));
}

/**
 * The rows of a table: one entry a line, its columns divided by "|", the words of a column by ",". Empty lines and those that begin with
 * "//" are passed over; the first other line names the columns.
 * @throws Error that says in which file and line what is wrong, and what to do about it.
 */
export function parseTable(text: string, file: string): Row[] {
  const lines = text.split('\n').map((line, index) => ({ line: line.trim(), position: `${file}:${index + 1}` }));
  const [header, ...entries] = lines
    .filter(({ line }) => line !== '' && !line.startsWith('//'))
    .map(({ line, position }) => ({ parts: line.split('|').map((part) => part.trim()), position }));
  return entries.map(({ parts, position }) => readRow(parts, header?.parts ?? [], position));
}

function readRow(parts: readonly string[], columns: readonly string[], position: string): Row {
  if (parts.length > columns.length)
    throw new Error(
      `${position}: The line has ${parts.length} columns, the table ${columns.length}: ${columns.join(' | ')}. Remove a "|", or write "," between words of one column.`,
    );
  const cells = columns.map((column, index) => {
    const part = parts[index] ?? '';
    const words = part === '' ? [] : part.split(',').map((word) => word.trim());
    const twice = words.find((word, at) => words.indexOf(word) !== at);
    if (twice === '' || words.includes(''))
      throw new Error(`${position}: The column "${column}" has a comma with no word beside it. Remove it.`);
    if (twice !== undefined)
      throw new Error(`${position}: The column "${column}" has "${twice}" twice. Remove one of them.`);
    const wrong = words.find((word) => SCRIPTS[column]?.test(word));
    if (wrong !== undefined)
      throw new Error(
        `${position}: "${wrong}" is in the column "${column}", and is written in other letters. Move it, or look whether a "|" is missing: ${columns.join(' | ')}.`,
      );
    return words;
  });
  if (cells[0]?.length === 0)
    throw new Error(
      `${position}: Nothing is in the column "${columns[0]}", by which an entry is known. Write a word there.`,
    );
  return { cells, position };
}

/** By column, letters that do not belong there. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  English: /[^\p{ASCII}]/u,
  'Hindi in Latin letters': /[^\p{ASCII}]/u,
  Devanagari: /[a-z]/i,
  Tamil: /[a-z]/i,
  Arabic: /[a-z]/i,
};
