import { AUDIENCES } from '../../core/search/word-types.ts';
import { listTables, readTable, type Row } from './read-table.ts';
import type { WORD_TYPES } from './word-types.ts';

/** Something that shoppers name, with its names in English, in Hindi as it is typed in Latin letters, and in Devanagari. */
export interface Entry {
  readonly type: keyof typeof WORD_TYPES | 'other';
  readonly english: readonly string[];
  readonly hindi: readonly string[];
  /** Names of what it belongs to; of an occasion, the kinds of things that are bought for it. */
  readonly wider: readonly string[];
}

const readEntries = (type: Entry['type'], table: string): Entry[] =>
  readTable(table).map((row) => makeEntry(type, row));

const makeEntry = (
  type: Entry['type'],
  { cells: [english = [], latin = [], devanagari = [], wider = []] }: Row,
): Entry => ({ type, english, hindi: [...latin, ...devanagari], wider });

/** People, each with the audience that is shopped for; people of all kinds say nothing. */
function makePerson(row: Row): Entry {
  const person = makeEntry('filler', row);
  const departments = person.wider;
  const unknown = departments.find((name) => !AUDIENCES.some((audience) => audience === name));
  if (unknown !== undefined)
    throw new Error(`${row.position}: "${unknown}" is no department. Write one or more of ${AUDIENCES.join(', ')}.`);
  const isAnyone = departments.includes('men') && departments.includes('women');
  const [first = AUDIENCES.find((name) => person.english.includes(name))] = AUDIENCES.filter(
    (name) => name === departments[0],
  );
  return { ...person, type: isAnyone ? 'filler' : (first ?? 'filler'), wider: [] };
}

let entries: readonly Entry[] | undefined;

/**
 * What every shop's search knows, from the tables in `words`.
 * @throws Error that says in which file and line what is wrong.
 */
export function listEntries(): readonly Entry[] {
  entries ??= [
    ...listTables('kinds').flatMap((table) => readEntries('kind', table)),
    ...readEntries('general', 'general'),
    ...readEntries('colour', 'colours'),
    ...readEntries('pattern', 'patterns'),
    ...readEntries('style', 'styles'),
    ...readEntries('material', 'materials'),
    ...readEntries('occasion', 'occasions'),
    ...readTable('people').map(makePerson),
    ...readEntries('bundle', 'bundles'),
    ...readEntries('question', 'questions'),
    ...readEntries('without', 'without'),
    ...readEntries('other', 'nouns'),
    ...readEntries('filler', 'fillers'),
  ];
  return entries;
}
