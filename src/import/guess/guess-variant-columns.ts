import type { SourceTable } from '../../tables/model.ts';
import type { ColumnSample, Guess } from '../map/column-sample.ts';
import { fieldOfHeading, foldHeading, isPrivate, rankOfHeading } from '../../tables/headings/heading-names.ts';
import { whyInternal, whyInternalName } from '../map/internal-columns.ts';
import { plainName } from '../map/plain-name.ts';
import { doubtOf } from '../../tables/headings/price-names.ts';
import { optionName } from '../map/read-options.ts';

/** A column of variants within records: `variants.sku`, `colours.sizes.price`. */

interface Candidate {
  readonly column: string;
  /** The name without its prefix: `sku`. */
  readonly rest: string;
  readonly texts: readonly string[];
  /** Whether all variants have it, and those of one product differ in it. */
  readonly differs: boolean;
}

/** The fields of such columns, by column; empty for a table whose records contain no variants. */
export function guessVariantColumns(
  { columns, variants }: SourceTable,
  samples: readonly ColumnSample[],
): ReadonlyMap<string, Guess> {
  const guesses = new Map<string, Guess>();
  if (!variants) return guesses;
  const lists = new Set([...variants.prefixes].flatMap(listAbove));
  // The innermost list comes first, and its values count.
  for (const prefix of [...lists].sort((a, b) => b.length - a.length)) {
    const own = columns.flatMap((column, index): Candidate[] =>
      column.startsWith(prefix) && !guesses.has(column)
        ? [
            {
              ...{ column, rest: column.slice(prefix.length), texts: samples[index]?.texts ?? [] },
              differs: variants.isOption(column),
            },
          ]
        : [],
    );
    for (const [column, guess] of guessList(own)) guesses.set(column, guess);
  }
  return guesses;
}

/** The prefix of the enclosing list: `colours.` for `colours.sizes.`. */
const listAbove = (prefix: string): string[] => {
  const steps = prefix.split('.').slice(0, -1);
  return steps.map((_, index) => `${steps.slice(0, index + 1).join('.')}.`);
};

const NOT_TAKEN: Guess = { field: undefined, sure: 0.8, why: 'it says nothing of a variant that this shop keeps' };

function guessList(candidates: readonly Candidate[]): Map<string, Guess> {
  const guesses = new Map<string, Guess>();
  const byField = Map.groupBy(
    candidates.filter(({ texts }) => texts.length > 0),
    (candidate) => fieldOf(candidate),
  );
  const rest: Candidate[] = [];
  for (const candidate of candidates) {
    const field = fieldOf(candidate);
    const same = byField.get(field) ?? [];
    if (field === undefined) rest.push(candidate);
    else if (field === NONE || (!SHARED.test(field) && !isNamedAs(candidate, bestOf(field, same))))
      guesses.set(candidate.column, NOT_TAKEN);
    else guesses.set(candidate.column, { field, sure: 0.9 });
  }
  const hasOptions = () => [...guesses.values()].some(({ field }) => /^(?:colour$|options\.)/.test(field ?? ''));
  for (const candidate of rest.filter(isWord)) guesses.set(candidate.column, asOption(candidate));
  if (!hasOptions()) for (const candidate of rest.filter(isNumber)) guesses.set(candidate.column, asOption(candidate));
  for (const candidate of rest) if (!guesses.has(candidate.column)) guesses.set(candidate.column, asFact(candidate));
  return guesses;
}

const NONE = '';
/** Fields that several columns of a variant may have. */
const SHARED =
  /^(?:variants\.image|variants\.title|colour|attributes|cost|draft|weight\.unit|options\..+|attributes\..+)$/;

const bestOf = (field: string, candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.toSorted((a, b) => rankOfHeading(shortOf(a.rest), field) - rankOfHeading(shortOf(b.rest), field))[0];

/** Whether two names mean the same, as `price` and `price.amount` do in records of different shapes. */
const isNamedAs = (candidate: Candidate, best: Candidate | undefined): boolean =>
  best !== undefined && foldHeading(shortOf(candidate.rest)) === foldHeading(shortOf(best.rest));

/** Keys that programs have for themselves in every list. */
const OF_PROGRAMS =
  /^(?:(?:product|parent|item|inventoryitem|image|featuredimage|imageids?|legacyresource|admingraphqlapi).{0,20}id|position|sortorder|index|cursor|handle|typename|taxable|requiresshipping|fulfillmentservice|inventorymanagement|inventorypolicy|isdefault|default)$/;
/** Objects that contain the options of a variant. */
const OF_OPTIONS =
  /^(?:options?|selectedoptions|optionvalues|option_values|variation|variationattributes|variation_attributes|values)\.(.+)$/i;
const OF_FACTS = /^(?:attributes|properties|specs?|specifications?|details|custom_?fields?)\.(.+)$/i;

/** The field by name; empty for a column that is left out, undefined where the name says nothing. */
function fieldOf({ rest, texts, differs }: Candidate): string | undefined {
  const [, option] = OF_OPTIONS.exec(rest) ?? [];
  if (option !== undefined) return `options.${nameOption(option)}`;
  const [, fact] = OF_FACTS.exec(rest) ?? [];
  if (fact !== undefined) {
    if (!differs) return `attributes.${plainName(fact)}`;
    return whyInternal(plainName(fact), texts) === undefined ? `options.${nameOption(fact)}` : NONE;
  }
  const [, number] = /^option_?([1-6])$/i.exec(rest) ?? [];
  if (number !== undefined) return `options.${number}.value`;
  if (/^(?:is)?available(?:forsale)?$/.test(foldHeading(rest)))
    return texts.every((text) => /^\d+$/.test(text)) ? 'stock' : 'availability';
  const doubt = doubtOf(shortOf(rest));
  if (doubt !== undefined) return doubt === 'cost' ? 'cost' : NONE;
  if (isPrivate(rest) || OF_PROGRAMS.test(foldHeading(rest))) return NONE;
  const field = fieldOfHeading(rest) ?? fieldOfHeading(shortOf(rest));
  if (field === undefined) return undefined;
  if (field === 'images') return 'variants.image';
  if (field === 'title') return 'variants.title';
  if (field === 'key' || field === 'parent' || field === 'slug') return NONE;
  if (field.startsWith('attributes.') && differs) return `options.${field.slice('attributes.'.length)}`;
  return field;
}

/** The field of a nested name: `price.amount`, `image.src`, `pricing.mrp`, `inventory.quantity`. */
export const shortOf = (name: string): string =>
  name
    .replace(/(?<=.)\.(?:amount|value|src|url)$/i, '')
    .replace(/^(?:prices?|pricing|offers?|inventory|stock|details)\.(?=.)/i, '');

const LONGEST_VALUE = 60;
const isOptionText = (text: string): boolean =>
  text.length <= LONGEST_VALUE &&
  !/^(?:true|false|yes|no)$/i.test(text) &&
  !/^(?:https?:|gid:|\[|\{)/i.test(text) &&
  !/^\d{4}-\d\d-\d\d/.test(text);
const isWord = ({ differs, texts, rest }: Candidate): boolean =>
  differs &&
  whyInternalName(plainName(rest)) === undefined &&
  texts.every((text) => isOptionText(text) && !/^[\d.,]+$/.test(text));
const isNumber = ({ differs, texts, rest }: Candidate): boolean =>
  differs && whyInternalName(plainName(rest)) === undefined && texts.every(isOptionText) && !/id$/i.test(rest);

const asOption = ({ rest }: Candidate): Guess => ({ field: `options.${nameOption(rest)}`, sure: 0.5 });

/** A value that all variants of a product share is a fact of it. Other values would be wrong for all but one variant. */
function asFact({ rest, texts, differs }: Candidate): Guess {
  const isShort = texts.length > 0 && texts.every((text) => text.length <= 200) && rest.length <= 60;
  return isShort && !differs && !/id$/i.test(rest) ? { field: `attributes.${plainName(rest)}`, sure: 0.4 } : NOT_TAKEN;
}

const LONGEST_OPTION = 30;
const nameOption = (key: string): string => optionName(plainName(key)).slice(0, LONGEST_OPTION).trim();
