import { colourFill } from '../values/colour.ts';
import type { Category, Product } from '../model.ts';
import { readTable } from '../vocabulary/read-table.ts';
import { findTones, type Tone } from './look-tones.ts';

/** Where a thing is worn or stands. What covers the whole body, or is a set, needs neither top nor bottom. */
const PARTS = [
  'whole',
  'top',
  'bottom',
  'feet',
  'bag',
  'jewellery',
  'accessory',
  'gear',
  'furnishing',
  'decoration',
  // Not shown with other things, and without a look of its own.
  'none',
] as const;
type LookPart = (typeof PARTS)[number];

/** A kind of things that make a look. */
export interface LookKind {
  /** Its line in the table: kinds of one line may stand for each other only where their words say so. */
  readonly name: string;
  readonly part: LookPart;
  /** What it suits: "ethnic", "yoga". */
  readonly suits: readonly string[];
}

/** What the rules of looks know of a product. */
export interface LookTraits {
  readonly kind: LookKind | undefined;
  /** For whom it is, where its texts or its categories say it. */
  readonly audience: string | undefined;
  /** Lines of look-occasions.txt; empty where it names no occasion. */
  readonly occasions: readonly number[];
  /** Empty where its colours are not known, or are many. */
  readonly tones: readonly Tone[];
}

/** By words, in lower case. */
const KINDS: ReadonlyMap<string, LookKind> = new Map(
  readTable('looks').flatMap(({ cells: [words = [], [cell = ''] = [], suits = []], position }) => {
    const part = PARTS.find((name) => name === cell);
    if (!part) throw new Error(`${position}: "${cell}" is no part of a look. Write one of ${PARTS.join(', ')}.`);
    return words.map((entry) => {
      const word = entry.replace('=', '');
      const name = word === entry ? singular(word.split(' ').at(-1) ?? word) : word;
      return [word, { name, part, suits }] as const;
    });
  }),
);

/** "Palazzos" and "palazzo", "jeans" and "jean" are one name. */
function singular(word: string): string {
  return word.replace(/s$/, '');
}

const OCCASIONS = readTable('look-occasions').map(({ cells: [names = []] }) => names);
const KIND_WORDS = new RegExp(
  `(?<![\\w-])(?:${[...KINDS.keys()].sort((a, b) => b.length - a.length).join('|')})(?:s|es)?(?![\\w-])`,
  'gi',
);

/** The kinds that a text names, in its order. */
export function findKinds(text: string): { readonly kind: LookKind; readonly words: string; readonly at: number }[] {
  return [...text.matchAll(KIND_WORDS)].flatMap(({ 0: found, index: at }) => {
    const words = found.toLowerCase();
    const kind = KINDS.get(words) ?? KINDS.get(words.replace(/s$/, '')) ?? KINDS.get(words.replace(/es$/, ''));
    return kind ? [{ kind, words, at }] : [];
  });
}

/** The kind of a product by its title, and by its generic name where that says that it is a set, or where the title says nothing. */
function kindOf(title: string, genericName: string): LookKind | undefined {
  const [generic] = findKinds(genericName).map(({ kind }) => kind);
  if (generic?.part === 'whole') return generic;
  const [head = ''] = title.split(',');
  return findKinds(head)[0]?.kind ?? generic ?? findKinds(title)[0]?.kind;
}

const AUDIENCES: readonly (readonly [audience: string, words: RegExp])[] = [
  ['children', /\b(?:kids?|children|child|boys?|girls?|baby|babies)\b/i],
  ['women', /\b(?:women|woman|ladies|bridal)\b/i],
  ['men', /\b(?:men|man|gents|groom)\b/i],
];

/** `categories` are those of the product, and those above them. */
export function readTraits(product: Product, categories: readonly Category[]): LookTraits {
  const { title, attributes, declarations, colour } = product;
  const findValue = (name: string) => attributes.find(([own]) => own === name)?.[1] ?? '';
  const occasions = findValue('Occasion').toLowerCase().split(/,\s*/);
  const findAudience = (text: string) => AUDIENCES.find(([, words]) => words.test(text))?.[0];
  return {
    kind: kindOf(title, `${declarations.genericName ?? ''}. ${findValue('Type')}`),
    audience:
      findAudience(`${title} ${declarations.genericName ?? ''}`) ??
      findAudience(categories.map((one) => one.title).join(' ')),
    occasions: [...OCCASIONS.keys()].filter((line) => occasions.some((one) => OCCASIONS[line]?.includes(one))),
    tones: findTones(colour !== undefined && colourFill(colour) !== undefined ? colour : title),
  };
}

/** Things that do not go together on one body. */
const APART: readonly (readonly LookPart[])[] = [
  ['whole', 'top'],
  ['whole', 'bottom'],
];

/** Whether two products go together. Nothing is known against those of which no kind is known. */
export function goTogether(a: LookTraits, b: LookTraits): boolean {
  const differ = (one: readonly unknown[], other: readonly unknown[]) =>
    one.length > 0 && other.length > 0 && !one.some((value) => other.includes(value));
  if (!suitsAudience(a, b) || differ(a.occasions, b.occasions)) return false;
  if (!a.kind || !b.kind) return a.kind === b.kind;
  return areWornTogether(a.kind, b.kind) && !differ(a.kind.suits, b.kind.suits);
}

/** Whether two kinds leave each other room: no shirt below a dress, no second pair of shoes. */
export function areWornTogether({ part: a }: LookKind, { part: b }: LookKind): boolean {
  return a !== b && a !== 'none' && b !== 'none' && !APART.some((pair) => pair.includes(a) && pair.includes(b));
}

/** Whether both are for the same people, as far as that is known. */
export const suitsAudience = (a: LookTraits, b: LookTraits): boolean =>
  a.audience === undefined || b.audience === undefined || a.audience === b.audience;
