import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ImportPlan } from './make-plan.ts';
import type { Pictures } from './pictures.ts';
import { type ImportedProduct, recordPath, writeLine } from './record.ts';
import type { Spool } from './spool.ts';
import { attempt } from '../../core/data/attempt.ts';

/** What is written of a plan. */
interface PlanToWrite {
  readonly plan: ImportPlan;
  readonly spool: Spool;
  readonly pictures: Pictures;
  readonly record: ReadonlyMap<string, ImportedProduct>;
  readonly name: string;
  /** The catalogue's folder. */
  readonly root: string;
  /** Keeps the names of files that are about to become drafts, for a run after one that was ended. */
  readonly retiringFile: string;
}

export interface WriteProgress {
  readonly onPicture?: ((done: number, total: number) => void) | undefined;
  readonly onFile?: ((done: number, total: number) => void) | undefined;
}

/**
 * Writes a plan. Each file is written beside and renamed, so that it is whole at every moment. What others refer to comes first: pictures,
 * categories and sellers, then products; the record of the import comes last, so that a run after one that was ended does the rest.
 */
export async function writePlan(
  { plan, spool, pictures, record, name, root, retiringFile }: PlanToWrite,
  { onPicture, onFile }: WriteProgress = {},
): Promise<void> {
  await pictures.copy(join(root, 'images'), onPicture);
  const folders = new Set<string>();
  for (const { path, text } of plan.newFiles) if (!existsSync(join(root, path))) put(join(root, path), text, folders);
  const facets = join(root, 'facets.json');
  if (plan.facets && !existsSync(facets)) put(facets, `${JSON.stringify(plan.facets, null, 2)}\n`, folders);
  if (plan.retired.length > 0) put(retiringFile, `${JSON.stringify(plan.retired)}\n`, folders);
  let done = 0;
  for (const { path, from, text } of spool.read()) {
    const file = join(root, path);
    // Where a category has changed, the file is moved before it is changed: two files with one SKU are never there.
    if (from !== undefined && existsSync(join(root, from))) {
      makeFolder(dirname(file), folders);
      renameSync(join(root, from), file);
    }
    if (text !== undefined) put(file, text, folders);
    onFile?.(++done, spool.count);
  }
  put(join(root, recordPath(name)), writeRecord(record), folders);
  rmSync(retiringFile, { force: true });
}

/** The files that a run which was ended was about to make drafts. */
export const readRetiring = (file: string): Set<string> =>
  new Set(attempt(() => JSON.parse(readFileSync(file, 'utf8')) as string[]));

/** The record by key, so that a change of the source changes few lines. */
const writeRecord = (record: ReadonlyMap<string, ImportedProduct>): string =>
  [...record.values()]
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(writeLine)
    .join('');

function makeFolder(folder: string, known: Set<string>): void {
  if (known.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  known.add(folder);
}

/** Writes a file beside its place and renames it. The name beside is hidden and always the same: the next run replaces what an ended one has left. */
export function put(file: string, text: string, folders = new Set<string>()): void {
  const folder = dirname(file);
  makeFolder(folder, folders);
  const draft = join(folder, `.${basename(file)}.import`);
  writeFileSync(draft, text);
  renameSync(draft, file);
}
