import { existsSync } from 'node:fs';
import type { ProductEntities } from '../../catalog/shapes/import-context.ts';
import { writeProduct } from '../../catalog/load/check-product.ts';
import { findNode } from '../../catalog/json/edit-json.ts';
import { withoutMark } from '../../core/text/csv-cell.ts';
import { MOST_BYTES } from '../../catalog/json/limits.ts';
import type { CellEdit, Conflict, Edit, FileChange } from '../contract.ts';
import { type CatalogFolder, encode, type OpenFile } from './catalog-folder.ts';
import { editText } from './edit-text.ts';
import { readProductFile } from './product-rows.ts';
import { Refused } from './refused.ts';
import { editField } from './row-fields.ts';
import type { FileWrite } from './write-files.ts';

/** How many files one save may change. */
const MOST_CHANGES = 5_000;

/** A file before and after one change. */
export interface PlannedFile {
  /** The file as it was; missing for a new one. */
  readonly from?: string | undefined;
  /** The file as it is to be; missing for one that is removed. */
  readonly to?: string | undefined;
  readonly before?: OpenFile | undefined;
  readonly after?: string | undefined;
}

interface PlannedSave {
  readonly files: readonly PlannedFile[];
  /** Files that changed since they were read. */
  readonly conflicts: readonly Conflict[];
}

/** Makes the texts of a save without writing them. @throws Refused for a change that doesn't fit, or a file that can't be written. */
export function planSave(
  changes: readonly FileChange[],
  folder: CatalogFolder,
  entities: () => ProductEntities,
): PlannedSave {
  if (changes.length > MOST_CHANGES) throw new Refused(400, `At most ${MOST_CHANGES} files are saved at once.`);
  const files: PlannedFile[] = [];
  const conflicts: Conflict[] = [];
  for (const change of changes) {
    const planned = planChange(change, folder, entities);
    if ('message' in planned) conflicts.push(planned);
    else files.push(planned);
  }
  checkNames(files, folder);
  return { files, conflicts };
}

function planChange(
  change: FileChange,
  folder: CatalogFolder,
  entities: () => ProductEntities,
): PlannedFile | Conflict {
  const { file } = change;
  const before = folder.read(file);
  if (change.kind === 'create') {
    const after = change.text ?? writeProduct(change.value as object);
    return { to: file, after: limited(after, file) };
  }
  if (!before) return { file, message: 'This file was removed or renamed meanwhile.' };
  if (before.digest !== change.digest) return describeConflict(change, before, entities);
  if (change.kind === 'delete') return { from: file, before };
  if (change.to !== undefined) folder.resolve(change.to);
  return { from: file, to: change.to ?? file, before, after: limited(makeText(change, before.text, entities), file) };
}

/** The text of a file after a change. */
function makeText(
  { file, text, edits = [], cells = [] }: FileChange & { readonly kind: 'change' },
  before: string,
  entities: () => ProductEntities,
): string {
  if (text !== undefined) return withoutMark(text);
  const edited = edits.length > 0 ? editText(before, edits, file) : before;
  return cells.length > 0 ? editText(edited, editsOf(cells, edited, file, entities()), file) : edited;
}

function editsOf(cells: readonly CellEdit[], text: string, file: string, entities: ProductEntities): Edit[] {
  const found = readProductFile(file, text, entities);
  if (!found) throw new Refused(400, `${file} can't be read as a product. Open its form, and fix its text first.`);
  const written = (path: readonly (string | number)[]): unknown => {
    const node = findNode(text, path);
    return node && JSON.parse(text.slice(node.offset, node.offset + node.length));
  };
  return cells.map((cell) => editField(found.raw, cell, found.context, written));
}

/** The result of the change on the file as it is now, so that both can be shown. */
function describeConflict(
  change: FileChange & { readonly kind: 'change' | 'delete' },
  now: OpenFile,
  entities: () => ProductEntities,
): Conflict {
  let merged: string | undefined;
  if (change.kind === 'change') {
    try {
      merged = makeText(change, now.text, entities);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return {
    file: change.file,
    now: { text: now.text, digest: now.digest },
    merged,
    message: 'This file was changed meanwhile, by another program or in another window.',
  };
}

/** Checks that no two changes are to one file, and that no new name is taken. @throws Refused */
function checkNames(files: readonly PlannedFile[], folder: CatalogFolder): void {
  const named = files.flatMap(({ from, to }) => [...new Set([from, to])]).filter((file) => file !== undefined);
  const twice = named.find((file, index) => named.indexOf(file) !== index);
  if (twice !== undefined) throw new Refused(400, `${twice} is named by two changes of one save.`);
  for (const { from, to } of files)
    if (to !== undefined && to !== from && existsSync(folder.resolve(to)))
      throw new Refused(400, `There is a file ${to} already. Rename one of the two.`);
}

function limited(text: string, file: string): string {
  if (Buffer.byteLength(text) > MOST_BYTES) throw new Refused(413, `${file} would have more than ${MOST_BYTES} bytes.`);
  return text;
}

/** What has to be written for the files of a plan, without those that stay the same. */
export function listWrites(files: readonly PlannedFile[], folder: CatalogFolder): FileWrite[] {
  return files.flatMap(({ from, to, before, after }) => {
    const old = before?.bytes;
    const made = after === undefined ? undefined : encode(after, before?.hasMark ?? false);
    if (from !== undefined && from === to)
      return old && made && old.equals(made) ? [] : [{ path: folder.resolve(from), before: old, after: made }];
    return [
      ...(to === undefined ? [] : [{ path: folder.resolve(to), before: undefined, after: made }]),
      ...(from === undefined ? [] : [{ path: folder.resolve(from), before: old, after: undefined }]),
    ];
  });
}
