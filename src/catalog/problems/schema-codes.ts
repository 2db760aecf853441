import { type CodeHelp, findHelp } from './codes.ts';
import { nameField, toKebab } from './field-names.ts';
import { findWrittenName } from './written-names.ts';

/** How the value of a field can be wrong. The code of such a problem is the field's name and one of these: `title-too-long`. */
const KINDS = {
  missing: ['is missing', 'It is required.'],
  'wrong-type': ['has a value of the wrong kind', 'A number, text, list or object is expected there.'],
  'too-long': ['is too long', 'The page and feeds have room for so much.'],
  'too-many': ['has too many entries', 'The page has room for so many.'],
  'too-few': ['has too few entries', 'At least so many are needed.'],
  empty: ['is empty', 'A text is needed there.'],
  'out-of-range': ['is too low or too high', 'The limits are given with the problem.'],
  invalid: ['has a value that is not valid', 'What is expected is given with the problem.'],
} as const;

export type SchemaKind = keyof typeof KINDS;
export type SchemaCode = `${string}-${SchemaKind}`;

/** The code of a problem of the field at `path`. */
export function schemaCode(path: readonly PropertyKey[], kind: SchemaKind): SchemaCode {
  return `${toKebab(nameField(path).join('-'))}-${kind}`;
}

/**
 * What a code means and how to fix it; undefined for a code that no problem has. `path` is the field of a problem with the code,
 * as problems have it.
 */
export function explainCode(code: string, path = ''): CodeHelp | undefined {
  const known = findHelp(code);
  if (known) return known;
  const kind = Object.keys(KINDS).find((name): name is SchemaKind => code.endsWith(`-${name}`));
  if (!kind) return undefined;
  const [title, why] = KINDS[kind];
  const name = code.slice(0, -kind.length - 1);
  const own = nameField(path.replace(/\[\d+\]/g, '').split('.'));
  // Two keys may have the same name in codes.
  const field = toKebab(own.join('-')) === name ? own.join('.') : (findWrittenName(name) ?? name);
  // What is expected is known with a problem only.
  return { title: `"${field}" ${title}`, why, mend: '' };
}
