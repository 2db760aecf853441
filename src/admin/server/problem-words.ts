import type { Problem } from '../../catalog/problems/problem.ts';
import { type FormField, kindOfFile } from '../form-contract.ts';
import { labelOf, listLabels } from './words/field-labels.ts';
import { describeFields } from './form-fields.ts';
import { parsePath } from './words/parse-path.ts';

/** Problems in the words of forms: fields by their labels, without terms that only authors of JSON know. */

interface KindWords {
  readonly fields: readonly FormField[];
  readonly labels: ReadonlyMap<string, string>;
}

const known = new Map<string, KindWords>();

function wordsOf(kind: string): KindWords {
  let words = known.get(kind);
  if (!words) {
    const fields = describeFields(kind);
    words = { fields, labels: listLabels(fields) };
    known.set(kind, words);
  }
  return words;
}

/** What is wrong, where, and what is needed. `file` is below the catalogue's folder. */
export function describeProblem(problem: Pick<Problem, 'field' | 'found' | 'expected' | 'hint'>, file: string): string {
  const kind = kindOfFile(file);
  const { field, expected, hint } = problem;
  // A whole file, or one without a form, is fixed in its text, so signs are named as they are written there.
  if (!kind || field === '')
    return `${field === '' ? '' : `${field}: `}found ${problem.found}. Needed: ${sentence(expected, false)}${hint === undefined ? '' : ` ${sentence(hint)}`}`;
  const words = wordsOf(kind);
  const plain = (text: string): string => plainText(text, words);
  const label = nameField(file, field);
  const [, unknown] = /^the key "(.*)"$/.exec(problem.found) ?? [];
  const said = hint === undefined ? '' : ` ${sentence(plain(hint))}`;
  if (unknown !== undefined && expected.startsWith('one of the keys ')) {
    const [, mended] = expected.split('; ');
    const told = mended === undefined ? '' : `; ${plain(mended)}`;
    return `${label === '' ? 'The file' : `“${label}”`} has a field “${plainKey(unknown)}”, which is none of its form. Needed: no such field, or one of the form: “Edit its text” has both${told}.${said}`;
  }
  const needed = `Needed: ${sentence(plain(expected), false)}`;
  if (problem.found.startsWith('nothing: the field is missing'))
    return `${label === '' ? 'A field' : `“${label}”`} is missing. ${needed}${said}`;
  const found = describeFound(problem.found, plain);
  return `${label === '' ? `Found ${found}` : `“${label}” has ${found}`}. ${needed}${said}`;
}

/** The label of a field of a file, as problems have it. */
export function nameField(file: string, field: string): string {
  const kind = kindOfFile(file);
  return (kind && labelOf(wordsOf(kind).fields, parsePath(field))) || nameLast(field);
}

/** The last name of a field that is in no form, in words: "offers" for `productValue.offers`. */
const nameLast = (field: string): string => {
  const names = parsePath(field).filter((step) => typeof step === 'string');
  return (names.at(-1) ?? '').replace(/[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`);
};

/** A text as a sentence; it may already end with a full stop. */
function sentence(text: string, isCapital = true): string {
  const begun = isCapital ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
  return /[.?!]$/.test(begun) ? begun : `${begun}.`;
}

/** A value as it is in the file, possibly cut off, or words about it. */
function describeFound(found: string, plain: (text: string) => string): string {
  try {
    return describeValue(JSON.parse(found) as unknown);
  } catch {
    if (found.startsWith('"')) return quote(found.slice(1));
    if (/^[[{]/.test(found)) return found.startsWith('[') ? 'a list' : 'several values';
    return plain(found);
  }
}

function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'no value';
  if (typeof value === 'boolean') return value ? '“yes”' : '“no”';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object') return Object.keys(value).length === 0 ? 'no values' : 'several values';
  return value === '' ? 'an empty text' : quote(String(value));
}

/** What somebody wrote, without signs that look like those of JSON. */
const quote = (text: string): string => `“${plainKey(text)}”`;
const plainKey = (text: string): string => text.replaceAll(/[{}[\]"\\]/g, ' ').trim();

/** Words of checks that are written for authors of JSON, with those for people who fill in a form. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\ban object with one of the keys\b/g, 'one of the parts'],
  [/\ban object \{ \.\.\. \}/g, 'its own fields, each filled in'],
  [/\ba list \[ \.\.\. \]/g, 'a list of entries'],
  [/ in double quotes/g, ''],
  [/\btrue or false\b/g, 'yes or no'],
  [/("\w+": )true\b/g, '$1yes'],
  [/("\w+": )false\b/g, '$1no'],
  [/\bJSON\b/g, 'text of the file'],
];

function plainText(text: string, words: KindWords): string {
  let plain = text;
  for (const [pattern, by] of WORDS) plain = plain.replace(pattern, by);
  plain = dropExamples(plain).replaceAll(/\ban object\b/g, 'values for its fields');
  // Values to choose from stay as they are written.
  if (!/^(?:one of|where) /.test(plain)) plain = nameFields(plain, words);
  return plain
    .replaceAll(/"([^"]*)"/g, '“$1”')
    .replaceAll(/[{}[\]"]/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Removes examples in JSON, with the words before them: `, such as { "in": { "price": 499 } }`. */
function dropExamples(text: string): string {
  let rest = text;
  for (;;) {
    const start = rest.search(/[{[]\s*["{[]/);
    if (start < 0) return rest;
    let end = start;
    for (let depth = 0; end < rest.length; end++) {
      if ('{['.includes(rest[end] ?? '')) depth++;
      else if (']}'.includes(rest[end] ?? '') && --depth === 0) break;
    }
    rest = rest.slice(0, start).replace(/(?:,? such as|:| or)? ?$/, '') + rest.slice(end + 1);
  }
}

/** A path, or a key in quotation marks or of several words. */
const NAMED = /"[a-z]\w*"|\b[a-z]\w*(?:\[\d+\]|\.[a-z]\w*)+|\b[a-z]+(?:[A-Z][a-z\d]*)+\b/g;

/** Replaces the keys of fields by their labels. */
function nameFields(text: string, { fields, labels }: KindWords): string {
  return text.replaceAll(NAMED, (name) => {
    const key = name.replaceAll('"', '');
    const label = labelOf(fields, parsePath(key)) || labels.get(key);
    return label === undefined ? name : `“${label}”`;
  });
}
