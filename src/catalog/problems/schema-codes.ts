import { CODES, type CodeHelp } from './codes.ts';

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

/** Fields whose keys editors choose. A problem of an entry has the code of the field. */
const OPEN_FIELDS = ['attributes', 'measurements', 'offers', 'specifications'];

/** Fields that stand in several objects. Their codes begin with the object: `rating-value-invalid`. */
const COMMON_FIELDS = [
  'value',
  'count',
  'name',
  'label',
  'text',
  'date',
  'author',
  'stars',
  'phone',
  'email',
  'address',
];

/** The code of a problem of the field at `path`. */
export function schemaCode(path: readonly PropertyKey[], kind: SchemaKind): SchemaCode {
  const names = path.filter((step) => typeof step === 'string');
  // `productValue.offers` is one offer; elsewhere offers are by market.
  const open = names.findIndex((name, index) => OPEN_FIELDS.includes(name) && names[index - 1] !== 'productValue');
  const isEntry = open >= 0 && (names.length === open + 2 || names[open] !== 'offers');
  const last = names.slice(COMMON_FIELDS.includes(names.at(-1) ?? '') ? -2 : -1).join('-');
  const name = names[0]?.startsWith('/') ? 'redirect' : (isEntry ? names[open] : last) || 'file';
  return `${toKebab(name)}-${kind}`;
}

const toKebab = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'field';

/** What a code means and how to mend it; undefined for a code that no problem has. */
export function explainCode(code: string): CodeHelp | undefined {
  const known = CODES[code];
  if (known) return known;
  const kind = Object.keys(KINDS).find((name): name is SchemaKind => code.endsWith(`-${name}`));
  if (!kind) return undefined;
  const [title, why] = KINDS[kind];
  const field = code.slice(0, -kind.length - 1);
  // What is expected is known with a problem only.
  return { title: `"${field}" ${title}`, why, mend: '' };
}
