import type { Document } from '../../core/product/read-fields.ts';
import { slugify } from '../../core/text/text.ts';
import { transliterate } from '../../catalog/values/transliterate.ts';
import { type Field, type FieldPath, type Fields, isSame, listFields, type WrittenFields } from './fields.ts';
import { isObject } from '../../core/data/is-object.ts';

/** A change of one field in a file. */
export interface FieldChange {
  readonly path: FieldPath;
  /** Undefined for an added field. */
  readonly before: unknown;
  /** Undefined for a removed field. */
  readonly after: unknown;
}

interface Merged {
  readonly changes: readonly FieldChange[];
  /** Fields that changed in the source since the last import, and that an editor has changed too. They stay as the editor left them. */
  readonly kept: readonly FieldChange[];
  /** The SKUs of variants that are no longer in the source and become sold out. */
  readonly gone: readonly string[];
}

interface MergeOptions {
  /** What the last import wrote; missing for a product that was not imported before. */
  readonly written?: WrittenFields | undefined;
  /** Whether values of the source also replace those that an editor has changed. */
  readonly overwrites?: boolean;
  /** Whether the source is an export of this catalogue. Every value that differs from the file was then changed on purpose. */
  readonly isOwnExport?: boolean;
}

/**
 * The changes that bring what the source says into a file. For each field three values are compared: the file's, the source's, and the one that the
 * last import wrote. What only an editor changed stays; what only the source changed is taken.
 */
export function mergeProduct(
  file: Document,
  source: Document,
  { written, overwrites, isOwnExport = false }: MergeOptions,
): Merged {
  const [own, theirs] = [listFields(file), listFields(source)];
  const changes: FieldChange[] = [];
  const kept: FieldChange[] = [];
  const gone: string[] = [];
  const decide = (change: FieldChange, isByHand: boolean) =>
    (isByHand && !overwrites && !isOwnExport ? kept : changes).push(change);
  const [ownItems, theirItems] = [listItems(own), listItems(theirs)];
  const isWhole = (path: FieldPath): boolean => path.length > 2 && ITEMS.includes(path[0] ?? '');
  const isNewItem = (path: FieldPath): boolean => isWhole(path) && !ownItems.has(itemOf(path));
  const added = new Set<string>();

  for (const [key, field] of theirs) {
    const { path } = field;
    if (isNewItem(path)) {
      // A variant or size that the file lacks is added as a whole, unless an editor removed it.
      const item = itemOf(path);
      if (added.has(item)) continue;
      added.add(item);
      const wasWritten = written !== undefined && [...(theirItems.get(item) ?? [])].some((one) => written.has(one));
      decide({ path: path.slice(0, 2), before: undefined, after: findItem(source, path) }, wasWritten);
      continue;
    }
    const mine = own.get(key);
    if (isSame(mine, field) || (!isOwnExport && written?.isSame(field))) continue;
    const isByHand = written !== undefined && isChangedByHand(path, mine, written);
    decide({ path, before: mine?.value, after: field.value }, isByHand);
  }
  if (written)
    for (const [key, field] of own) {
      const { path } = field;
      if (theirs.has(key) || !written.isSame(field)) continue;
      if (isWhole(path) && !theirItems.has(itemOf(path))) continue;
      changes.push({ path, before: field.value, after: undefined });
    }
  for (const [item, paths] of ownItems) {
    const [first] = paths;
    if (theirItems.has(item) || !first || !written || !paths.some((path) => written.has(path))) continue;
    if (first[0] === 'sizes')
      changes.push({ path: first.slice(0, 2), before: findItem(file, first), after: undefined });
    else if (own.get(keyIn(first, 'availability'))?.value !== 'sold out') {
      // It stays in the file, so that its address still works.
      gone.push(first[1] ?? '');
      const path = [...first.slice(0, 2), 'availability'];
      changes.push({ path, before: own.get(keyIn(first, 'availability'))?.value, after: 'sold out' });
    }
  }
  return { changes: [...changes, ...keepAddress(file, changes)], kept, gone };
}

/** Whether an editor changed or removed what the last import wrote. */
function isChangedByHand(path: FieldPath, mine: Field | undefined, written: WrittenFields): boolean {
  if (mine === undefined) return written.has(path);
  return !written.isSame(mine);
}

const ITEMS = ['variants', 'sizes'];
const keyIn = (path: FieldPath, name: string): string => [...path.slice(0, 2), name].join('\u001F');
const itemOf = (path: FieldPath): string => path.slice(0, 2).join('\u001F');

/** The paths of variants and sizes, grouped by variant or size. */
function listItems(fields: Fields): Map<string, FieldPath[]> {
  const items = new Map<string, FieldPath[]>();
  for (const { path } of fields.values()) {
    if (!ITEMS.includes(path[0] ?? '') || path.length < 3) continue;
    const known = items.get(itemOf(path));
    if (known) known.push(path);
    else items.set(itemOf(path), [path]);
  }
  return items;
}

/** Finds a variant by its SKU, a size by its name. */
function findItem(document: Document, [list = '', name = '']: FieldPath): unknown {
  const items = document[list];
  if (!Array.isArray(items)) return undefined;
  return items.find((item) => nameOf(list, item) === name);
}

/** The SKU of a variant, or the name of a size. */
export const nameOf = (list: string, item: unknown): string =>
  String(isObject(item) ? item[list === 'variants' ? 'sku' : 'name'] : item);

/** The slug of a title, the first part of a product's address. */
export const slugOf = (title: unknown): string => slugify(transliterate(String(title)));

/** The slug to keep when a title changes, so that the product's address stays the same. */
function keepAddress(file: Document, changes: readonly FieldChange[]): FieldChange[] {
  const title = changes.find(({ path }) => path.length === 1 && path[0] === 'title');
  if (!title || file['slug'] !== undefined || title.before === undefined) return [];
  const before = slugOf(title.before);
  return before === slugOf(title.after) ? [] : [{ path: ['slug'], before: undefined, after: before }];
}
