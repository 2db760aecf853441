import type { Document } from '../../core/product/read-fields.ts';
import { slugify } from '../../core/text/text.ts';
import { transliterate } from '../../catalog/values/transliterate.ts';
import { type Field, type FieldPath, type Fields, isSame, listFields, type WrittenFields } from './fields.ts';
import { isObject } from '../../core/data/is-object.ts';

/** What an import does to one field of a file. */
export interface FieldChange {
  readonly path: FieldPath;
  /** Undefined for a field that is added. */
  readonly before: unknown;
  /** Undefined for a field that is taken away. */
  readonly after: unknown;
}

interface Merged {
  readonly changes: readonly FieldChange[];
  /** What the source has otherwise than at the last import, and an editor has changed since: it stays as the editor has it. */
  readonly kept: readonly FieldChange[];
  /** The SKUs of variants that are no longer in the source, and are sold out now. */
  readonly gone: readonly string[];
}

interface MergeOptions {
  /** What the last import wrote; missing when the product was not imported before. */
  readonly written?: WrittenFields | undefined;
  /** Whether the source's values also replace what an editor has changed. */
  readonly overwrites?: boolean;
  /** Whether the source is an export of this catalogue: a value that differs from the file's was changed on purpose, whatever was imported before. */
  readonly isOwnExport?: boolean;
}

/**
 * What has to change in a file so that it has what the source says. Three values of each field are compared: the file's, the source's, and
 * the one that the last import wrote. What only an editor changed stays; what only the source changed is taken.
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
      // A variant or size that the file lacks is added as a whole, or stays away if an editor removed it.
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
      // Its address stays, for those who have it.
      gone.push(first[1] ?? '');
      const path = [...first.slice(0, 2), 'availability'];
      changes.push({ path, before: own.get(keyIn(first, 'availability'))?.value, after: 'sold out' });
    }
  }
  return { changes: [...changes, ...keepAddress(file, changes)], kept, gone };
}

/** Whether the file has something else than the last import wrote, or nothing although it wrote something. */
function isChangedByHand(path: FieldPath, mine: Field | undefined, written: WrittenFields): boolean {
  if (mine === undefined) return written.has(path);
  return !written.isSame(mine);
}

const ITEMS = ['variants', 'sizes'];
const keyIn = (path: FieldPath, name: string): string => [...path.slice(0, 2), name].join('\u001F');
const itemOf = (path: FieldPath): string => path.slice(0, 2).join('\u001F');

/** The paths of variants and sizes, by variant or size. */
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

/** A variant by its SKU, a size by its name. */
function findItem(document: Document, [list = '', name = '']: FieldPath): unknown {
  const items = document[list];
  if (!Array.isArray(items)) return undefined;
  return items.find((item) => nameOf(list, item) === name);
}

/** The SKU of a variant, the name of a size. */
export const nameOf = (list: string, item: unknown): string =>
  String(isObject(item) ? item[list === 'variants' ? 'sku' : 'name'] : item);

/** The slug of a title, which is the first part of a product's address. */
export const slugOf = (title: unknown): string => slugify(transliterate(String(title)));

/** The slug that a product keeps when its title changes, so that its address stays. */
function keepAddress(file: Document, changes: readonly FieldChange[]): FieldChange[] {
  const title = changes.find(({ path }) => path.length === 1 && path[0] === 'title');
  if (!title || file['slug'] !== undefined || title.before === undefined) return [];
  const before = slugOf(title.before);
  return before === slugOf(title.after) ? [] : [{ path: ['slug'], before: undefined, after: before }];
}
