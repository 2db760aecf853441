import { AUDIENCES } from '../../core/search/word-types.ts';
import type { WORD_TYPES } from './word-types.ts';
import { GENERAL } from './general.ts';
import { BUNDLES, QUESTIONS, WITHOUT } from './help.ts';
import * as kinds from './kinds.ts';
import { COLOURS, PATTERNS } from './looks.ts';
import { FILLERS } from './fillers.ts';
import { MATERIALS } from './materials.ts';
import { NOUNS } from './nouns.ts';
import { OCCASIONS } from './occasions.ts';
import { PEOPLE } from './people.ts';
import { STYLES } from './styles.ts';

/** Something that shoppers name, with its names in English, in Hindi as it is typed in Latin letters, and in Devanagari. */
export interface Entry {
  readonly type: keyof typeof WORD_TYPES | 'other';
  readonly english: readonly string[];
  readonly hindi: readonly string[];
  /** Names of what it belongs to; of an occasion, the kinds of things that are bought for it. */
  readonly wider: readonly string[];
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Reads entries: one a line, `English | Hindi in Latin letters | Devanagari | wider`. Lines that begin with "//" are comments. */
export function readEntries(type: Entry['type'], text: string): Entry[] {
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('//'));
  return lines.map((line) => {
    const [english, latin, devanagari, wider] = line.split('|').map(listOf);
    return { type, english: english ?? [], hindi: [...(latin ?? []), ...(devanagari ?? [])], wider: wider ?? [] };
  });
}

/** People, each with the audience that is shopped for; people of all kinds say nothing. */
const readPeople = (): Entry[] =>
  readEntries('filler', PEOPLE).map((entry) => {
    const [first = AUDIENCES.find((name) => entry.english.includes(name))] = AUDIENCES.filter(
      (name) => name === entry.wider[0],
    );
    const isAnyone = entry.wider.includes('men') && entry.wider.includes('women');
    return { ...entry, type: isAnyone ? 'filler' : (first ?? 'filler'), wider: [] };
  });

let entries: readonly Entry[] | undefined;

/** What every shop's search knows. */
export function listEntries(): readonly Entry[] {
  entries ??= [
    ...Object.values(kinds).flatMap((text) => readEntries('kind', text)),
    ...readEntries('general', GENERAL),
    ...readEntries('colour', COLOURS),
    ...readEntries('pattern', PATTERNS),
    ...readEntries('style', STYLES),
    ...readEntries('material', MATERIALS),
    ...readEntries('occasion', OCCASIONS),
    ...readPeople(),
    ...readEntries('bundle', BUNDLES),
    ...readEntries('question', QUESTIONS),
    ...readEntries('without', WITHOUT),
    ...readEntries('other', NOUNS),
    ...readEntries('filler', FILLERS),
  ];
  return entries;
}
