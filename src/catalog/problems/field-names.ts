/** Fields whose keys editors choose. A problem of an entry has the code of the field. */
const OPEN_FIELDS = ['attributes', 'measurements', 'offers', 'specifications', 'words'];

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

/** The keys by which problems of the field at `path` are named, as they are written in the file. */
export function nameField(path: readonly PropertyKey[]): readonly string[] {
  const names = path.filter((step) => typeof step === 'string');
  // `productValue.offers` is one offer; elsewhere offers are by market.
  const open = names.findIndex((name, index) => OPEN_FIELDS.includes(name) && names[index - 1] !== 'productValue');
  const isEntry = open >= 0 && (names.length === open + 2 || names[open] !== 'offers');
  if (names[0]?.startsWith('/')) return ['redirect'];
  if (isEntry) return [names[open] as string];
  const language = names.indexOf('translations');
  // A language, and a tile of a language's `strip`.
  if (language >= 0 && [2, 4].includes(names.length - language)) return [names.at(-2) as string];
  return names.length === 0 ? ['file'] : names.slice(COMMON_FIELDS.includes(names.at(-1) ?? '') ? -2 : -1);
}

/** A name as codes have it: `member-gifts`. */
export const toKebab = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'field';
