import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ImportPlan } from './make-plan.ts';
import type { Pictures } from './pictures.ts';
import { type ImportedProduct, recordPath, writeLine } from './record.ts';
import type { Spool } from './spool.ts';
import { attempt } from '../../core/data/attempt.ts';

/** The parts of a plan that are written. */
interface PlanToWrite {
  readonly plan: ImportPlan;
  readonly spool: Spool;
  readonly pictures: Pictures;
  readonly record: ReadonlyMap<string, ImportedProduct>;
  readonly name: string;
  /** The catalogue's folder. */
  readonly root: string;
  /** Keeps the names of files that are about to become drafts, for the run after an interrupted one. */
  readonly retiringFile: string;
}

export interface WriteProgress {
  readonly onPicture?: ((done: number, total: number) => void) | undefined;
  readonly onFile?: ((done: number, total: number) => void) | undefined;
}

/**
 * Writes a plan. Each file is replaced by a rename, so that it is whole at any moment. What others refer to comes first: pictures, categories and
 * sellers, then products. The record of the import comes last, so that a run after an interrupted one does the rest.
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
    // A file whose category has changed is moved before its content changes, so that no two files ever have one SKU.
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

/** The files that an interrupted run was about to turn into drafts. */
export const readRetiring = (file: string): Set<string> =>
  new Set(attempt(() => JSON.parse(readFileSync(file, 'utf8')) as string[]));

/** The record sorted by key, so that a change of the source changes few lines. */
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

/**
 * Writes a file under a temporary name and renames it. The temporary name is hidden and always the same, so that the next run replaces what an
 * interrupted one has left.
 */
export function put(file: string, text: string, folders = new Set<string>()): void {
  const folder = dirname(file);
  makeFolder(folder, folders);
  const draft = join(folder, `.${basename(file)}.import`);
  writeFileSync(draft, text);
  renameSync(draft, file);
}
