import { openEntities } from '../../catalog/load/load.ts';
import type { Problem } from '../../catalog/problems/problem.ts';
import type { ProductEntities } from '../../catalog/shapes/import-context.ts';
import { applyFixes } from '../../integration/apply-fixes.ts';
import { isError, isOfProduct } from '../../catalog/load/set-aside.ts';
import { writeRecord, hasRecord } from '../../integration/files/write-record.ts';
import type { Edit, FileChange, PreviewAnswer, SaveAnswer, SaveRequest } from '../contract.ts';
import type { AdminContext } from './context.ts';
import { digestOf } from './catalog-folder.ts';
import { forgetDropped, listDropped } from './dropped-pictures.ts';
import { listWrites, type PlannedFile, planSave } from './plan-save.ts';
import { answerProblem, findNewErrors } from './problems.ts';
import { readProductFile } from './product-rows.ts';
import { Refused } from './refused.ts';
import { type FileWrite, makeFolders, removeFolders, reversed, writeFiles } from './write-files.ts';
import { isObject } from '../../core/data/is-object.ts';

const REDIRECTS = 'redirects.json';

/** Writes all changes or none. If `haat check` would find new errors, the files are put back, unless the request insists. */
export function save(context: AdminContext, { changes, insists = false }: SaveRequest): Promise<SaveAnswer> {
  const { folder, follower, site, label, journal } = context;
  const start = performance.now();
  return follower.change(async (read): Promise<SaveAnswer> => {
    const { files, conflicts } = planSave(changes, folder, openOnce(context));
    if (conflicts.length > 0) return { outcome: 'conflict', conflicts };
    const texts = files.flatMap(({ after = '' }) => after);
    const writes = [...listDropped(context, texts), ...listWrites(files, folder)];
    const before = site.problems;
    const write = async (all: readonly FileWrite[]) => {
      writeFiles(all, journal);
      await read(all.map(({ path }) => path));
    };
    const made = makeFolders(writes);
    if (writes.length > 0) await write(writes);
    const errors = findNewErrors(before, site.problems, listRenamed(files, label));
    if (errors.length > 0 && !insists) {
      await write(reversed(writes));
      removeFolders(made);
      return { outcome: 'refused', problems: describeProblems(context, errors, files) };
    }
    forgetDropped(context);
    const redirects = files.some(mayMove) ? await writeRedirects(context, read) : [];
    const names = new Set(files.flatMap(({ to }) => (to === undefined ? [] : [`${label}/${to}`])));
    return {
      outcome: 'saved',
      files: files.flatMap(({ to }) => {
        const now = to === undefined ? undefined : folder.read(to);
        return to !== undefined && now ? [{ file: to, digest: now.digest, address: context.addressOf(to) }] : [];
      }),
      problems: describeProblems(
        context,
        site.problems.filter(({ file }) => names.has(file)),
        files,
      ),
      redirects,
      milliseconds: Math.round(performance.now() - start),
    };
  });
}

/** The texts that a save would write. */
export function preview(context: AdminContext, { changes }: SaveRequest): PreviewAnswer {
  const { files, conflicts } = planSave(changes, context.folder, openOnce(context));
  return {
    files: files.map(({ from, to, before, after }) => ({ file: to ?? from ?? '', before: before?.text, after })),
    conflicts,
  };
}

/** What product files refer to, read only once, when a change first needs it. */
function openOnce({ folder }: AdminContext): () => ProductEntities {
  let opened: ProductEntities | undefined;
  return () => {
    opened ??= openEntities(folder.root).entities;
    return opened;
  };
}

/** Problems with their cells of the table. */
function describeProblems(context: AdminContext, problems: readonly Problem[], files: readonly PlannedFile[]) {
  const { label } = context;
  const entities = openOnce(context);
  const texts = new Map(files.map(({ to, after }) => [`${label}/${to}`, after]));
  return problems.map((problem) => {
    const { file } = problem;
    const text = file.startsWith(`${label}/products/`) ? texts.get(file) : undefined;
    const found = text === undefined ? undefined : readProductFile(file.slice(label.length + 1), text, entities());
    return answerProblem(problem, label, found);
  });
}

/** New names of files by their old ones, both as in messages. */
const listRenamed = (files: readonly PlannedFile[], label: string): Map<string, string> =>
  new Map(
    files.flatMap(({ from, to }) =>
      from !== undefined && to !== undefined && from !== to ? [[`${label}/${from}`, `${label}/${to}`] as const] : [],
    ),
  );

/** Fields from which the address of a product is made, in any of its shapes. */
const IN_ADDRESS = /"(?:title|name|slug|sku|draft|publishFrom|publishUntil|seller|brand|detailsHTML)"\s*:[^\n]*/g;

/** Whether a change may change the address of a product, or remove its page. */
function mayMove({ from, to, before, after }: PlannedFile): boolean {
  if (!(to ?? from ?? '').startsWith('products/')) return false;
  if (from !== to || !before || after === undefined) return true;
  return digestOf(String(before.text.match(IN_ADDRESS))) !== digestOf(String(after.match(IN_ADDRESS)));
}

/** Writes redirects from old addresses of products, as `haat check --fix` does, and the record of addresses. Returns the redirects. */
async function writeRedirects(
  { folder, site, label }: AdminContext,
  read: (written: readonly string[]) => Promise<void>,
): Promise<{ from: string; to: string }[]> {
  const catalog = site.site?.catalog;
  // While a file other than a product's has an error, the catalogue is an older one.
  const isCurrent = site.problems.every((problem) => !isError(problem) || isOfProduct(label)(problem));
  if (!catalog || !isCurrent || !hasRecord(folder.root)) return [];
  const due = site.problems.filter(({ file, fix }) => fix !== undefined && file === `${label}/${REDIRECTS}`);
  const written = [`${folder.root}/${REDIRECTS}`, `${folder.root}/addresses.txt`];
  applyFixes(due, folder.root, label);
  const isRecorded = writeRecord(folder.root, {
    ...catalog,
    // Products that are only previewed are not published.
    products: new Map([...catalog.products].filter(([, { file }]) => !site.shown.has(file))),
    warnings: catalog.warnings.filter(({ code }) => code !== 'address-moved'),
  });
  if (due.length === 0 && !isRecorded) return [];
  await read(written);
  return due.flatMap(({ fix }) =>
    fix?.kind === 'add' ? Object.entries(fix.entries).map(([from, to]) => ({ from, to })) : [],
  );
}

/** The changes of a request. @throws Refused for a body of another form. */
export function readSaveRequest(body: unknown): SaveRequest {
  const { changes, insists } = isObject(body) ? body : {};
  if (!Array.isArray(changes) || changes.length === 0 || !changes.every(isChange))
    throw new Refused(400, 'A save has a list of changes, each with the name of its file.');
  return { changes, insists: insists === true };
}

function isChange(change: unknown): change is FileChange {
  if (!isObject(change) || typeof change['file'] !== 'string') return false;
  const { kind, digest, text, to, edits = [], cells = [], value } = change;
  const isText = (given: unknown) => given === undefined || typeof given === 'string';
  if (kind === 'create') return isText(text) && (text !== undefined || isObject(value));
  if (typeof digest !== 'string' || !isText(text) || !isText(to)) return false;
  if (kind === 'delete') return true;
  return (
    kind === 'change' && Array.isArray(edits) && edits.every(isEdit) && Array.isArray(cells) && cells.every(isCell)
  );
}

const isEdit = (edit: unknown): edit is Edit =>
  isObject(edit) && ('value' in edit || edit['remove'] === true || isObject(edit['move']));

const isCell = (cell: unknown): boolean =>
  isObject(cell) &&
  typeof cell['field'] === 'string' &&
  [cell['variant'], cell['size']].every((index) => index === undefined || Number.isInteger(index)) &&
  (cell['value'] === null || ['string', 'number', 'boolean'].includes(typeof cell['value']));
